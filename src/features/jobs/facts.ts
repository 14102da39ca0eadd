import { createSelector } from '@reduxjs/toolkit';
import { aboutOf } from '../../domain/calendar/about';
import { planTopicOf } from '../../domain/calendar/plan-about';
import { resumeMarks } from '../../domain/evidence/resume-marks';
import type { Facts, ResumeMark } from '../../domain/evidence/types';
import type { Way } from '../../domain/evidence/way-types';
import { readJob } from '../../domain/jobs/read-job';
import { toReadDocument } from '../../domain/resume-document/lines';
import type { WrittenResume } from '../../domain/resume-document/types';
import { findSkills } from '../../domain/skills/find-skills';
import { answerText } from '../../domain/stories/to-text';
import { storyName } from '../../domain/stories/types';
import { topicNameOf, trackTitleOf } from '../../domain/track-progress/types';
import { selectOwnTasks } from '../board/selectors';
import { selectEvents } from '../calendar/selectors';
import { selectTrainerAnswersById, selectTrainerSessions } from '../interview-trainer/selectors';
import { selectReports } from '../resume-assistant/selectors';
import { selectResumes } from '../resume-form/selectors';
import { selectTrackProgress } from '../roadmap/selectors';
import { selectStories } from '../stories/selectors';
import { selectAllProgress } from '../terminal/selectors';

/** Skills by the object that names them: what did not change is not read again. */
const found = new WeakMap<object, readonly string[]>();

function skillsIn(of: object, text: string): readonly string[] {
  const known = found.get(of);
  if (known) return known;
  const skills = [...new Set(findSkills(text.split('\n')).map(({ skill }) => skill))];
  found.set(of, skills);
  return skills;
}

/** Marks of a resume by the posting, and the month, that they were read for. */
const read = new WeakMap<object, Map<string, readonly ResumeMark[]>>();
/** Postings for which the marks of one resume are kept. */
const POSTINGS = 12;

function marksIn(resume: WrittenResume, posting: string, month: string): readonly ResumeMark[] {
  const own = read.get(resume) ?? new Map<string, readonly ResumeMark[]>();
  read.set(resume, own);
  const key = `${month} ${posting}`;
  const known = own.get(key);
  if (known) return known;
  const marks = resumeMarks(toReadDocument(resume, month), readJob(posting));
  if (own.size >= POSTINGS) own.clear();
  own.set(key, marks);
  return marks;
}

/** What a block of study teaches: of a roadmap of one's own the topic in it. */
function taughtIn(about: string): string {
  const topic = planTopicOf(aboutOf(about))?.topic;
  return topic ? `topic ${topic}` : about;
}

/** Characters of an answer or a task that are read. */
const READ = 20_000;

/**
 * What the learner has, from each feature's own door.
 * @param ways what teaches or shows a skill @param posting lines copied from it show nothing @param now ISO date-time
 */
export const factsFor = (ways: readonly Way[], posting: string, now: string) => {
  const skillsOf = new Map(ways.map(({ kind, id, skills }) => [`${kind} ${id}`, skills]));
  const resumes = createSelector([selectResumes, selectReports], (written, reports): Facts['resumes'] => {
    const titles = new Set(written.map(({ title }) => title));
    // The newest report of each file; a resume of the form speaks for itself.
    const newest = new Map([...reports].reverse().map((report) => [report.fileName, report] as const));
    return [
      ...written.map((resume) => ({
        source: 'resume' as const,
        id: resume.id,
        title: resume.title,
        at: null,
        marks: marksIn(resume, posting, now.slice(0, 7)),
      })),
      ...[...newest.values()]
        .filter(({ fileName }) => !titles.has(fileName))
        .map(({ id, fileName, createdAt, report }) => ({
          source: 'report' as const,
          id,
          title: fileName,
          at: createdAt,
          marks: report.skills.flatMap(({ skill, status, evidence }) =>
            evidence.map(({ quote, page }) => ({ skill, quote, page, told: status === 'evidenced' })),
          ),
        })),
    ];
  });
  const solved = createSelector([selectAllProgress], (progress): Facts['solved'] =>
    Object.values(progress).flatMap(({ id: key, title, solvedAt }) => {
      const id = key.slice('challenge-'.length);
      return solvedAt ? [{ id, title, at: solvedAt, skills: skillsOf.get(`challenge ${id}`) ?? [] }] : [];
    }),
  );
  const answers = createSelector(
    [selectTrainerSessions, selectTrainerAnswersById],
    (sessions, byId): Facts['answers'] => {
      const session = new Map(sessions.map((one) => [one.id, one]));
      return Object.values(byId).flatMap((answer) => {
        const of = session.get(answer.session);
        if (!of || !answer.evaluation) return [];
        return [
          {
            session: of.id,
            question: answer.index,
            role: of.role,
            text: answer.evaluatedText,
            score: answer.evaluation.score,
            at: of.createdAt,
            skills: skillsIn(answer, answer.evaluatedText.slice(0, READ)),
          },
        ];
      });
    },
  );
  const stories = createSelector([selectStories], (all): Facts['stories'] =>
    all
      .filter((story) => answerText(story) !== '')
      .map((story) => ({
        id: story.id,
        title: storyName(story),
        text: answerText(story),
        at: story.changedAt,
        skills: story.skills,
      })),
  );
  const topics = createSelector([selectTrackProgress], (tracks): Facts['topics'] =>
    Object.values(tracks).flatMap((track) =>
      Object.entries(track.topics).flatMap(([id, mark]) =>
        mark.status === 'skipped'
          ? []
          : [
              {
                id,
                name: topicNameOf(id, mark),
                track: trackTitleOf(track),
                status: mark.status,
                at: mark.at,
                skills: skillsOf.get(`topic ${id}`) ?? [],
              },
            ],
      ),
    ),
  );
  const tasks = createSelector([selectOwnTasks], (byId): Facts['tasks'] =>
    Object.values(byId)
      .filter(({ sample }) => !sample)
      .map((task) => ({
        id: task.id,
        text: task.content,
        done: task.list === 'completed',
        at: task.doneAt ?? task.createdAt,
        skills: skillsIn(task, task.content.slice(0, READ)),
      })),
  );
  const blocks = createSelector([selectEvents], (byId): Facts['blocks'] => {
    const ahead = Object.values(byId)
      .filter(({ start }) => start >= now.slice(0, 10))
      .sort((a, b) => b.start.localeCompare(a.start));
    // Of a study plan's many hours on one thing the next one speaks.
    const next = new Map(ahead.map((event) => [`${event.text}\n${event.about}`, event] as const));
    return [...next.values()].map((event) => {
      const named = skillsIn(event, event.text);
      return {
        id: event.id,
        title: event.text,
        start: event.start,
        skills: named.length > 0 ? named : (skillsOf.get(taughtIn(event.about)) ?? []),
      };
    });
  });
  return createSelector(
    [resumes, solved, answers, stories, topics, tasks, blocks],
    (...[resumes, solved, answers, stories, topics, tasks, blocks]): Facts => ({
      resumes,
      solved,
      answers,
      stories,
      topics,
      tasks,
      blocks,
    }),
  );
};
