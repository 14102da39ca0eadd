import * as z from 'zod/mini';
import type { TrackProgress } from '../../domain/track-progress/types';

const id = z.string().check(z.minLength(1), z.maxLength(200));

const name = z.optional(z.string().check(z.maxLength(200)));

const progress = z.object({
  id,
  title: name,
  topics: z
    .record(id, z.object({ status: z.enum(['learning', 'done', 'skipped']), name, at: z.iso.datetime() }))
    .check(z.refine((topics) => Object.keys(topics).length <= 500, 'No track has so many topics.')),
});

/** @throws when the value is not a whole, valid progress of a track. */
export const parseTrackProgress = (value: unknown): TrackProgress => progress.parse(value) as TrackProgress;
