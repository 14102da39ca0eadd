/**
 * The mark a bullet begins with: the usual signs, `-`, `–`, `*` or a lone `o` before a space, `1.` or `1)`, and the
 * private-use characters that symbol fonts put in place of a dot. Group 1 is the mark, the match ends where the text begins.
 */
export const BULLET_MARK =
  /^\s{0,40}([•·∙●○◦◉⦿■□▪▫▬◆◇❖►▶▸▹‣⁃➢➤➔→✓✔✦★☆⦁\uE000-\uF8FF]|[-–—*](?=\s)|o(?=\s{1,8}\p{Lu})|\d{1,2}[.)](?=\s))\s{0,40}/u;

/** A line that is nothing but a mark: the text is in the next line. */
export const LONE_MARK = /^\s{0,40}[•·∙●○◦◉■□▪▫◆◇❖►▶▸‣⁃➢➤✓✔⦁\uE000-\uF8FF]\s{0,40}$/u;
