/** The colours of calendars, events and labels, by name; drawn in `src/ui/colours.css`. */
export const COLOURS = ['grey', 'red', 'orange', 'amber', 'green', 'teal', 'blue', 'indigo', 'violet', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

export const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);

/** What each is called on screen: `Teal`. */
export const colourWords = (colour: Colour): string => colour.charAt(0).toUpperCase() + colour.slice(1);
