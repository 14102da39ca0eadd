/** Common words of three letters. */
export const EASY_WORDS: readonly string[] = `
  ace act add age ago aid aim air all and ant any ape apt arc are ark arm art ash ask ate awe axe bag ban bar bat
  bay bed bee bet bid big bin bit bow box bud bug bus but buy bye cab can cap car cat cow cry cub cue cup cut dad
  dam day den dew did dig dim dip dog dot dry due dug ear eat eel egg elm end era eve eye fan far fax fed fee few
  fig fin fir fit fix fly fog for fox fun fur gap gas gel gem get got gum had ham has hat hay hen her hid him hip
  his hit hop hot how hub hug hum hut ice icy ink inn ion its ivy jam jar jaw jet job jog joy jug key kin kit lab
  lap law lay led leg let lid lip lit log lot low map mat may met mid mix mob mop mud mug nap net new nod nor not
  now nut oak oar oat odd off oil old one opt orb our out owl own pad pal pan pat paw pay pea pen pet pie pin pit
  pod pop pot pro put ram ran raw ray red rib rid rig rim rip rob rod row rub rug run rye sad sat saw say sea see
  set sew she shy sip sir sit six sky son spa sum sun tag tan tap tax tea ten the tie tin tip toe ton too top toy
  try tub two use van vet via wax way web wet who why wig win wit won yes yet you zip zoo
`
  .trim()
  .split(/\s+/);
