import jobDark from './pictures/job-dark.webp';
import jobLight from './pictures/job-light.webp';
import reportDark from './pictures/report-dark.webp';
import reportLight from './pictures/report-light.webp';
import roomDark from './pictures/room-dark.webp';
import roomLight from './pictures/room-light.webp';
import workbenchDark from './pictures/workbench-dark.webp';
import workbenchLight from './pictures/workbench-light.webp';

/** In CSS pixels; the files have twice as many. */
const WIDTH = 720;
const HEIGHT = 480;

const pictures = [
  {
    light: jobLight,
    dark: jobDark,
    title: 'One job, and where you stand',
    text: 'Each skill that the posting asks for, beside the line of your resume, the challenge or the answer that shows it. What is missing comes first, each with a way to learn it.',
    alt: 'A job’s requirements in Elevate: each skill with what shows it, and what is still missing.',
  },
  {
    light: reportLight,
    dark: reportDark,
    title: 'A score that you can check',
    text: 'It is a list of checks. Each names the words of your resume and their page, so you can see why, change it and check again.',
    alt: 'A resume report in Elevate: how well a machine reads it, and how well it answers the job.',
  },
  {
    light: roomLight,
    dark: roomDark,
    title: 'An interview to practise in',
    text: 'Questions for a role, against the clock, spoken or typed. Camera and microphone are off until you turn them on.',
    alt: 'The interview room in Elevate: a question, the seconds left, and the answer as it is heard.',
  },
  {
    light: workbenchLight,
    dark: workbenchDark,
    title: 'Challenges, and a compiler to solve them',
    text: 'C and C++ are compiled in the browser and run against tests. There is nothing to install.',
    alt: 'The workbench in Elevate: a program in C, and the output of its tests.',
  },
] as const;

/** The product as it is, in the theme of the page: the one the user chose on this device, or else the system’s. */
export function ProductPictures() {
  return (
    <section aria-labelledby="pictures-title" className="border-t border-line bg-surface">
      <div className="mx-auto max-w-[1184px] px-4 py-16 sm:px-6 md:px-8 md:py-24">
        <h2 id="pictures-title" className="text-2xl font-semibold">
          What it looks like
        </h2>
        <p className="measure mt-3 text-ink-soft">
          Pictures of the app as it is, taken by a script from invented data.
        </p>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2">
          {pictures.map((picture) => (
            <li key={picture.title}>
              <figure className="flex h-full flex-col-reverse justify-end gap-4">
                <figcaption>
                  <h3 className="text-lg font-semibold">{picture.title}</h3>
                  <p className="measure mt-1 text-ink-soft">{picture.text}</p>
                </figcaption>
                <Picture {...picture} />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Picture({ light, dark, alt }: { light: string; dark: string; alt: string }) {
  // Set before the first paint by `public/appearance.js`; nothing on this page changes it.
  const { theme } = document.documentElement.dataset;
  return (
    <picture className="block overflow-hidden rounded-card border border-line shadow-card">
      {theme === undefined ? <source media="(prefers-color-scheme: dark)" srcSet={dark} /> : null}
      <img
        src={theme === 'dark' ? dark : light}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
    </picture>
  );
}
