/** Longest picture, as the text of its `data:` address. */
export const LARGEST_PICTURE = 300_000;
const PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/]+=*$/;

/** Whether a text is a small picture in itself. Nothing else is ever shown as one. */
export const isPicture = (text: string): boolean => text.length <= LARGEST_PICTURE && PICTURE.test(text);
