const PREFIX = 'bank-';

/** The id under which interviews keep a question of the bank. */
export const bankId = (id: string): string => `${PREFIX}${id}`;

/** Whether an id is that of a question of the bank. */
export const isOfBank = (id: string): boolean => id.startsWith(PREFIX);
