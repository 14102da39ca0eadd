const rows = [
  [
    'What you write, upload, record and solve',
    'Never by itself',
    'It is kept in this browser. You can take all of it with you in one file, and erase it in Settings.',
  ],
  [
    'Your work, sealed',
    'When you join your devices in Settings',
    'It goes to a storage of your own, encrypted with a key that only your devices have. Whoever runs the storage sees sizes and times, and nothing else.',
  ],
  [
    'Your voice',
    'While you let the app listen',
    'The browser’s own speech recognition turns it into text. Some browsers do that on the device; others, Chrome among them, may send the sound to their maker. The screen says which. You can always type instead.',
  ],
  [
    'A text that is read aloud',
    'When you press Read Aloud',
    'The browser’s voice reads it. Some browsers have voices that are made by a service of their maker.',
  ],
  [
    'What you ask a hosted model',
    'When you chose one in Settings',
    'Your question goes to the provider you chose, with your key, and what it needs to know: the posting, your resume’s text, your answer. Without one, the built-in engines answer on the device; so does a model inside the browser, once it is downloaded.',
  ],
  [
    'A video of a guide',
    'When you press Play',
    'The player comes from YouTube, from its host without cookies. Links lead to other sites, in a new tab.',
  ],
  [
    'Your address on the network',
    'When the app’s files are fetched',
    'The site that serves Elevate sees it, as any site does. The app counts no visits and has no trackers.',
  ],
] as const;

/** What it costs, and what leaves the device and when: nothing that the app does with the network is left out. */
export function WhatLeaves() {
  return (
    <section
      id="what-leaves"
      aria-labelledby="what-leaves-title"
      className="mx-auto max-w-[1184px] scroll-mt-4 px-4 py-16 sm:px-6 md:px-8 md:py-24"
    >
      <h2 id="what-leaves-title" className="text-2xl font-semibold">
        What it costs, and what leaves your device
      </h2>
      <p className="measure mt-3 text-ink-soft">
        It costs nothing: no account, no trial, no advertising. The code is open under the MIT licence. There is no
        server that keeps your work; whatever goes out is in this list.
      </p>
      <ul className="mt-8 border-t border-line-strong">
        {rows.map(([what, when, where]) => (
          <li
            key={what}
            className="grid gap-x-8 gap-y-0.5 border-b border-line py-4 md:grid-cols-[1.2fr_1fr_2.4fr] md:items-baseline"
          >
            <h3 className="font-semibold">{what}</h3>
            <p className="max-md:text-sm max-md:font-medium">{when}</p>
            <p className="text-ink-soft">{where}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
