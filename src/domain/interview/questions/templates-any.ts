import { type SkillTemplate, templatesOf } from './bank-types';

const ANY = {
  'problem it solves': 'problem|purpose|in order to|so that|without it|need|allow|helps',
  'how it works': 'first|then|step|works|under the hood|internally|process|consists|because',
  'a real use': 'project|at work|in my|we used|i used|built|wrote|set up|team',
  'limits and alternatives': 'limit|instead|alternative|compared|trade-off|downside|drawback|not suit|unless|but',
  'what goes wrong': 'wrong|mistake|fail|error|pitfall|forget|broke|bug|careful|risk',
  'how you check': 'test|check|measure|review|verify|monitor|metric|compare|figure',
  'people and upkeep': 'team|colleague|document|maintain|review|teach|owner|customer|user',
  'what you would change': 'differently|next time|today i|would change|learn|improve|since then|instead',
} as const;

/** Patterns that suit every technical skill, also those whose group's patterns would not read well. */
export const ANY_TEMPLATES: readonly SkillTemplate[] = templatesOf('any', ANY, [
  [
    't',
    'Which problem do you solve with {skill}, how do you go about it, and where does it stop helping?',
    'problem it solves; how it works; a real use; limits and alternatives; what goes wrong',
    'Name the problem before the tool. Explain in three or four steps what happens, with one example carried through. Say where you used it and what it brought. Then its limits: cost, effort, cases it does not fit, and what you take there instead.',
  ],
  [
    't',
    'Describe a piece of work in which you used {skill}. What did you decide, and what would you do differently today?',
    'a real use; problem it solves; how it works; how you check; what you would change',
    'One sentence on the work and its size. Then the decision that was yours, the other choice you had, and the reason. Say how you knew whether it was right, best with a figure. End with what you would do differently and why you could not know it then.',
  ],
  [
    't',
    'What goes wrong most often when people work with {skill}, and how do you prevent or notice it?',
    'what goes wrong; how you check; how it works; a real use; people and upkeep',
    'Choose two faults that you have seen rather than a list. For each: how it comes about, how it shows, what it costs. Say which check, rule or habit prevents it and how you would notice it anyway. Tell of one case with its end.',
  ],
  [
    't',
    'A colleague who has never used {skill} joins your team. What do you show them first, and why?',
    'problem it solves; how it works; what goes wrong; people and upkeep; a real use',
    'Begin with why you use it, on something they will meet in the first week. Show the smallest real example and let them change it. Name the trap that costs newcomers a day. Say what you leave for later, and how you see that they have understood.',
  ],
  [
    't',
    'How do you tell good work with {skill} from work that only looks good?',
    'how you check; what goes wrong; limits and alternatives; people and upkeep; a real use',
    'Name two or three signs that can be checked and not felt. Contrast a good and a bad example of the same thing. Say what you look at first in a review and which figure you trust. Tell of a time when something looked fine and was not.',
  ],
  [
    't',
    'Compare {skill} with another way to reach the same end. When would you use which?',
    'limits and alternatives; problem it solves; how it works; how you check; a real use',
    'Pick one real alternative. Compare along three points that matter, such as effort, speed, safety, people who know it. Give a case for each side and the point at which you would change over. Say which you chose last and whether it held.',
  ],
  [
    's',
    'Your team wants to start using {skill} next month, and you are the one who knows it best. How do you go about it?',
    'problem it solves; people and upkeep; what goes wrong; how you check; limits and alternatives',
    'Ask which problem it should solve and how you would see that. Start with one small real piece and two volunteers. Write a short guide as you go, agree on who looks after it and on how you would go back. Compare after a month, and decide together whether to go on.',
  ],
  [
    's',
    'The evening before a release, something that depends on {skill} stops working, and the person who looks after it is away. What do you do?',
    'what goes wrong; how it works; people and upkeep; how you check; what you would change',
    'See first how bad it is and whether the release can wait or go without it. Look at what changed last and take it back if you can. Ask in the right place, with what you saw and tried. Decide with the release owner, note everything, and make sure that next time two people know it.',
  ],
]);
