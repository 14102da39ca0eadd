/** The tag of the language of the app's own texts; `languages.ts` knows more of it, and weighs more. */
export const APP_TAG = 'en-US';
