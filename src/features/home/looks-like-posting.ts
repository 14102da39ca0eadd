/** A role is a few words; whoever pastes lines, or more than a sentence, pasted a posting. */
const LONGEST_ROLE = 160;

/** Whether what was entered as the job that is wanted is the text of a posting, and not the name of a role. */
export const looksLikePosting = (text: string): boolean => {
  const trimmed = text.trim();
  return trimmed.length > LONGEST_ROLE || trimmed.includes('\n');
};
