const list = (words: string) => new Set(words.split(' '));

const ENGLISH = list(
  'the and of to for with by from at is was were are i we you they it he she that this have has had would so because not but my our your which when if what then can will do did an as be been about or how there their its who me us them',
);
/** Words of other languages that no English sentence uses. */
const OTHERS = list(
  'el los las del una uno que por para con pero como cuando donde muy más mas este esta ese yo mi mis nos nosotros fue era estaba tengo tenía había hice creo porque también entonces trabajo equipo y se lo le su sus al ' +
    'der das und ich nicht ist war ein eine mit auf für wir haben hatte dass weil aber auch dann zum zur von den dem sich bei ' +
    'je le la les et nous vous est était avec pour dans sur mais parce aussi une des ce cette mon notre qui ' +
    'eu não uma com para mas meu minha nós foi estava porque também então do da dos das ao ' +
    'io non che per con abbiamo ho era quando perché anche poi della nel il gli ' +
    'ik niet het een en van met maar wij heb was omdat ook dan voor jag och inte det att som ' +
    'main mujhe hum aur hai tha kiya nahi kya mera hamare bir ve için ben değil çok',
);
const SHARED = list('was in on a so as do an no me la die come den en une');

/**
 * Whether an answer can be judged by English word lists. Other: more than 30 % of its letters are not Latin, or words
 * that only other languages use outnumber the English function words (at least three, or two in a short answer).
 */
export function isEnglish(words: readonly string[], text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters > 0.3) return false;
  let english = 0;
  let others = 0;
  for (const word of words) {
    if (SHARED.has(word)) continue;
    if (ENGLISH.has(word)) english += 1;
    else if (OTHERS.has(word)) others += 1;
  }
  return others < (words.length < 12 ? 2 : 3) || others <= english;
}
