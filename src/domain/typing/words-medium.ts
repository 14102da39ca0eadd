/** Everyday words of four to eight letters. */
export const MEDIUM_WORDS: readonly string[] = `
  able about above across action after again agree ahead allow alone along always amount animal answer apple april
  arrive artist asking autumn basket battle beach before begin behind below better between bicycle blanket bottle
  bottom branch bread breath bridge bright bring broken brother brown build butter button camera candle canvas
  carbon careful carpet castle centre chair chance change cheese choice circle clean clear clever climb clock
  cloth cloud coffee colour common copper corner cotton count course create credit cross curious daily dance
  decide degree desert design detail dinner doctor double dozen dream drive during early earth easily effort
  either eleven empty energy engine enjoy enough equal evening every example explain family famous farmer fasten
  father feather fellow field figure finger finish flight flower follow forest forget fourth freeze fresh friend
  frozen future garden gather gentle ginger giving glass golden grain grass green ground group growth guess guide
  happen harbour health heavy height helmet hidden honest honey horse hotel hundred imagine indoor inside island
  jacket journey jungle kettle kitchen ladder language large latest laughter leader learn leather lemon lesson
  letter library light listen little locate lunch machine magnet manage marble market matter meadow meaning
  measure middle minute mirror modern moment monday morning mother motion mountain museum music narrow nature
  nearly needle number object ocean office orange orchard origin other output oxygen paint palace paper parent
  pencil people pepper perfect person phone picture planet plastic player pocket poetry polish present pretty
  print problem process promise proper public purple puzzle quarter question quick quiet rabbit rather reader
  reason record remain repair result return ribbon river rocket rubber safety sample school science screen search
  season second secret seven shadow shelter silver simple sister smooth soccer solid spring square stable station
  storm story street string strong student studio sugar summer sunset supper surface switch system table talent
  teacher theory thing thirty thread ticket timber tomato travel treat tunnel twelve umbrella uncle under useful
  valley value velvet village violin visit voice volume wagon walnut water weather weekend whisper window winter
  wonder wooden worker yellow
`
  .trim()
  .split(/\s+/);
