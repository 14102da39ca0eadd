import guides from 'content:guides';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { CardLink } from '../../ui/card';
import { Page, PageHeader } from '../../ui/page';
import { GUIDE_ICONS } from './guide-icons';
import { keptWords } from './kept-words';
import { selectGuideDrafts } from './selectors';
import { YoursPanel } from './yours';

/** `/enhance-social`: the eight guides, and which of them were looked at. */
export function EnhanceSocialScreen() {
  const drafts = useAppSelector(selectGuideDrafts);
  return (
    <Page title="Enhance Social">
      <PageHeader
        title="Enhance Your Social Profiles"
        lead="Before an interview comes a search for your name. Each guide says what people look at, what to change first, and gives you the tools to do it."
      />
      <div className="mb-6">
        <YoursPanel />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {guides.map(({ id, title, summary }) => {
          const Icon = GUIDE_ICONS[id];
          const kept = keptWords(id, drafts);
          return (
            <li key={id}>
              <CardLink to={paths[id]} title={title} icon={<Icon aria-hidden="true" />} cue="Learn More">
                <p className="text-sm">{summary}</p>
                {kept ? <p className="mt-3 text-sm text-ink-faint">{kept}</p> : null}
              </CardLink>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}
