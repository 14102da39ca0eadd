import { Play, WifiOff } from 'lucide-react';
import { useState } from 'react';
import type { Guide, GuideVideo } from '../../domain/catalogue/guide-types';
import { ExternalLink } from './external-link';
import { useOnline } from './use-online';

/** The videos of a guide, and the pages to read beside them. */
export function VideosSection({ guide }: { guide: Guide }) {
  const { videos, docs } = guide;
  return (
    <div className="grid gap-8">
      {videos.length > 0 ? (
        <div>
          <p className="measure mb-4 text-ink-soft">
            Nothing is fetched from the video site until you press play; then its player loads, without cookies.
          </p>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {videos.map((video) => (
              <li key={video.embedId}>
                <Video video={video} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="measure text-ink-soft">
          No video here: we found none about {guide.title} that we could check and would recommend. These pages cover
          the ground.
        </p>
      )}
      <div>
        <h3 className="font-semibold">Worth reading</h3>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {docs.map((link) => (
            <li key={link.url} className="border-b border-line py-1.5">
              <ExternalLink link={link} host />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The button that was pressed is gone: the player takes its place. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

function Video({ video }: { video: GuideVideo }) {
  const [asked, setAsked] = useState(false);
  const online = useOnline();
  const watch = { name: 'Watch on YouTube', url: `https://www.youtube.com/watch?v=${video.embedId}` };
  return (
    <article className="flex h-full flex-col">
      <div className="relative isolate grid aspect-video place-items-center overflow-hidden rounded-card border border-line bg-sunken">
        {asked && online ? (
          <iframe
            ref={takeFocus}
            title={video.title}
            src={`https://www.youtube-nocookie.com/embed/${video.embedId}?autoplay=1`}
            loading="lazy"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 size-full"
          />
        ) : (
          <>
            <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-25" />
            {asked ? (
              <p role="alert" className="flex max-w-[34ch] flex-col items-center gap-2 p-4 text-center text-sm">
                <WifiOff aria-hidden="true" className="size-5 text-ink-faint" />
                You are offline, so the video cannot play. It starts here when you are connected again; the link below
                leads to it.
              </p>
            ) : (
              <button
                type="button"
                aria-label={`Play: ${video.title}`}
                onClick={() => setAsked(true)}
                className="group absolute inset-0 grid place-items-center rounded-card -outline-offset-4"
              >
                <span className="grid size-14 place-items-center rounded-chip bg-primary text-on-primary shadow-lift transition-transform group-hover:scale-105">
                  <Play aria-hidden="true" className="size-6 translate-x-0.5 fill-current" />
                </span>
              </button>
            )}
          </>
        )}
      </div>
      <h3 className="mt-3 font-medium">{video.title}</h3>
      {video.channel ? <p className="text-sm text-ink-faint">{video.channel}</p> : null}
      <p className="mt-1 text-sm text-ink-soft">{video.why}</p>
      <p className="mt-auto pt-1 text-sm">
        <ExternalLink link={watch} />
      </p>
    </article>
  );
}
