import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../../src/domain/plans/dates';
import { edited } from '../../../src/domain/plans/edit-plan';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import { hoursOn, lastDayOf, spread, weekWords } from '../../../src/domain/plans/time-week';
import { planning } from '../../support/planning';

const TODAY = '2026-11-23';
const week = fc
  .array(fc.constantFrom<number[]>(0, 0, 0.5, 1, 2, 4), { minLength: 7, maxLength: 7 })
  .filter((byDay) => byDay.some((hours) => hours > 0));

test('hours of days are those of each day, one by one', () =>
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 100 }), (byDay, shift, days) => {
      const from = addDays(TODAY, shift);
      const each = Array.from({ length: days }, (_, at) => byDay[weekdayOf(addDays(from, at))] ?? 0);
      expect(hoursOn(byDay, from, days)).toBeCloseTo(each.reduce((sum, hours) => sum + hours, 0));
    }),
  ));

test('the last day is the first by which the hours are done', () =>
  fc.assert(
    fc.property(week, fc.integer({ min: 1, max: 400 }), (byDay, total) => {
      const end = lastDayOf(byDay, total, TODAY);
      const days = Math.round((Date.parse(end) - Date.parse(TODAY)) / 86_400_000);
      expect(hoursOn(byDay, TODAY, days)).toBeGreaterThanOrEqual(total - 1e-6);
      expect(hoursOn(byDay, TODAY, days - 1)).toBeLessThan(total);
    }),
  ));

test('hours that are spread add up, and no free day gets any', () =>
  fc.assert(
    fc.property(week, fc.integer({ min: 1, max: 60 }), (byDay, weekly) => {
      const other = spread(byDay, weekly);
      expect(hoursOn(other)).toBeCloseTo(weekly, 1);
      for (const [day, hours] of byDay.entries()) expect((other[day] ?? 0) > 0).toBe(hours > 0);
    }),
  ));

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

test('a plan for named days: the days make its week, the weeks its hours, also when it is edited', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 30 }),
      (days, hours, weeks) => {
        const { budget } = readTimeLimit(
          `${hours} hours on ${days.map((day) => DAYS[day]).join(' and ')} for ${weeks} weeks`,
          TODAY,
        );
        expect(budget.byDay).toEqual(DAYS.map((_, day) => (days.includes(day) ? hours : 0)));
        expect(budget.hoursPerWeek).toBe(hours * days.length);
        expect(budget.totalHours).toBe(hours * days.length * weeks);
        const plan = planRoadmap(planning, { topic: 'Docker', level: 'beginner', depth: 'moderate', budget });
        const total = (list: readonly { readonly hours: number }[]) => list.reduce((sum, item) => sum + item.hours, 0);
        expect(total(plan.topics)).toBe(budget.totalHours);
        expect(total(plan.steps)).toBeCloseTo(budget.totalHours);
        const [first] = plan.topics;
        const more = edited(plan, { kind: 'hours', topic: first?.id ?? '', hours: (first?.hours ?? 0) + 10 });
        expect(more.budget.byDay).toEqual(budget.byDay);
        expect(hoursOn(budget.byDay ?? [], TODAY, more.budget.days)).toBeGreaterThanOrEqual(
          more.budget.totalHours - 1e-6,
        );
        expect(total(more.steps)).toBeCloseTo(more.budget.totalHours);
      },
    ),
    { numRuns: 60 },
  ));

test('a part week has the hours of its own days', () => {
  // From a Monday, the tenth day is a Wednesday: one weekend lies before it.
  const { budget } = readTimeLimit('1 hour on weekdays and 4 on weekends until 2 December', TODAY);
  expect(budget.totalHours).toBe(15);
  const { steps } = planRoadmap(planning, { topic: 'Git', level: 'beginner', depth: 'overview', budget });
  expect(steps.map(({ hours }) => hours)).toEqual([13, 2]);
});

test.each([
  [[4, 1, 1, 1, 1, 1, 4], '1 on Monday to Friday and 4 on Saturday and Sunday'],
  [[2, 2, 2, 2, 2, 2, 2], '2 on each day'],
  [[0, 2, 0, 2, 0, 0, 0], '2 on Monday and Wednesday'],
  [[0, 0, 0, 0, 0, 0, 1.5], '1.5 on Saturday'],
])('%j is said as %s', (byDay, words) => expect(weekWords(byDay)).toBe(words));
