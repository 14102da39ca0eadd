import type { FillerRules } from './fillers';

const KINDS =
  'a an the this that these those what which some any every each one same right other another different certain first new special all of';
const NOT_QUE = { before: 'que', behind: 'parece' };

/** Fillers as named in the literature on disfluency and in public speech coaches. */
export const ENGLISH: FillerRules = {
  always:
    'um|umm|uh|uhh|uhm|erm|er|hmm|mmm|mhm|eh|you know what i mean|you know|i mean|basically|literally|actually|kind of|sort of|so yeah|or whatever|and stuff',
  apart: 'like|right|okay|ok|well|so|yeah|ah|oh|anyway',
  sounds: 'um umm uh uhh uhm erm er hmm mmm eh',
  asked: 'right',
  opening: 'so well',
  unless: {
    'kind of': { behind: KINDS },
    'sort of': { behind: KINDS },
    'you know': {
      behind: 'do did if as let that because when what how since before would will should',
      before: 'how what that if who when where why about which whether the a your it this exactly everything nothing',
    },
    'i mean': { behind: 'what that', before: 'that by it this to the' },
  },
};

export const SPANISH: FillerRules = {
  always: 'eh|ehm|em|um|uhm|hmm|mmm|mhm|este eh|o sea|a ver|es que|digamos|en plan|como que|por así decirlo|y nada',
  apart: 'este|pues|bueno|vale|tipo|sabes|entiendes|verdad|claro|no|okay|ok|ah|oh',
  sounds: 'eh ehm em um uhm hmm mmm',
  asked: 'no verdad sabes entiendes',
  opening: '',
  unless: {
    'es que': { behind: 'lo eso esto así problema idea verdad cierto razón' },
    digamos: NOT_QUE,
    'como que': NOT_QUE,
  },
};

export const GERMAN: FillerRules = {
  always: 'äh|ähm|öh|öhm|ehm|hm|hmm|mhm|naja|na ja|sozusagen|quasi|sag ich mal|sage ich mal',
  apart: 'also|halt|genau|ne|okay|ok|tja|ach',
  sounds: 'äh ähm öh öhm ehm hm hmm',
  asked: 'ne',
  opening: 'also',
  unless: {},
};

export const FRENCH: FillerRules = {
  always: 'euh|heu|hum|hmm|mmm|ben|bah|du coup|en fait|on va dire|comment dire|tu vois|vous voyez',
  apart: 'bon|voilà|quoi|genre|hein|donc|alors|enfin|okay|ok|ah',
  sounds: 'euh heu hum hmm mmm',
  asked: 'hein',
  opening: 'donc alors',
  unless: {
    'tu vois': { behind: 'si quand que comme', before: 'que le la les un une ce cette si comment pourquoi' },
    'vous voyez': { behind: 'si quand que comme', before: 'que le la les un une ce cette si comment pourquoi' },
    'du coup': { before: 'de' },
  },
};

export const PORTUGUESE: FillerRules = {
  always: 'hum|hmm|hã|ahn|uhm|né|tipo assim|quer dizer|sei lá|digamos assim',
  apart: 'tipo|então|bom|pronto|sabe|entende|assim|okay|ok|ah|olha',
  sounds: 'hum hmm hã ahn uhm',
  asked: 'sabe entende',
  opening: 'então bom',
  unless: { 'quer dizer': { behind: 'isso isto que ele ela não também', before: 'que' } },
};

export const ITALIAN: FillerRules = {
  always: 'ehm|eh|uhm|mmm|hmm|cioè|diciamo|insomma|praticamente|come dire|per così dire',
  apart: 'allora|ecco|tipo|niente|beh|boh|capito|no|okay|ok|ah',
  sounds: 'ehm eh uhm mmm hmm',
  asked: 'no capito',
  opening: 'allora',
  unless: { diciamo: { behind: 'ci lo la glielo', before: 'che di la il' } },
};
