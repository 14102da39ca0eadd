import * as z from 'zod/mini';
import { isDay } from '../../domain/guides/post-day';
import { README_PARTS, SKILL_LOOKS } from '../../domain/guides/readme-form';
import { MOST, mondayOf } from '../../domain/guides/weeks';

// What the user wrote has no longest length here: a text that could be entered must come back.
const text = z.string();
const id = z.string().check(z.minLength(1), z.maxLength(200));
const day = text.check(z.refine(isDay, 'Not a day.'));
const count = z.int().check(z.gte(0));
const figure = z.int().check(z.gte(0), z.lte(MOST));

export const guideDraftSchema = z.discriminatedUnion('kind', [
  z.object({
    id: z.literal('linkedin-profile'),
    kind: z.literal('linkedin-profile'),
    headline: text,
    about: text,
    experience: text,
  }),
  z.object({
    id: z.literal('github-readme'),
    kind: z.literal('github-readme'),
    name: text,
    headline: text,
    about: text,
    now: text,
    skills: text,
    skillsAs: z.enum(SKILL_LOOKS),
    projects: z.array(z.object({ id, name: text, text, link: text })),
    contacts: z.array(z.object({ id, label: text, address: text })),
    fun: text,
    stats: z.boolean(),
    account: text,
    leftOut: z.array(z.enum(README_PARTS)),
    extra: text,
  }),
  z.object({
    id: z.literal('github-profile'),
    kind: z.literal('github-profile'),
    readAt: z.iso.datetime(),
    etags: z.object({ user: text, repositories: text, readme: text }),
    profile: z.object({
      login: text,
      kind: z.enum(['user', 'organisation']),
      name: text,
      bio: text,
      location: text,
      company: text,
      blog: text,
      email: text,
      publicRepositories: count,
      repositories: z.array(
        z.object({
          name: text,
          description: text,
          homepage: text,
          fork: z.boolean(),
          archived: z.boolean(),
          topics: z.array(text),
          licence: z.nullable(text),
          language: z.nullable(text),
          stars: count,
          createdAt: z.iso.datetime(),
          pushedAt: z.iso.datetime(),
          readme: z.nullable(z.boolean()),
        }),
      ),
      readme: z.nullable(text),
    }),
  }),
  z.object({ id: id.check(z.startsWith('sharing-')), kind: z.literal('sharing'), shares: z.boolean() }),
  z.object({ id: z.literal('new-post'), kind: z.literal('new-post'), date: text, text }),
  z.object({ id: id.check(z.startsWith('post-')), kind: z.literal('post'), date: day, text, posted: z.boolean() }),
  z
    .object({
      id,
      kind: z.literal('week'),
      week: day,
      views: figure,
      searches: figure,
      followers: figure,
    })
    .check(z.refine(({ id: own, week }) => own === weekId(week) && mondayOf(week) === week, 'No Monday of its own.')),
]);

/** The id of a week's figures: one document for each week. */
export const weekId = (week: string): string => `week-${week}`;

export const guideVisitSchema = z.object({ id, at: z.iso.datetime() });
