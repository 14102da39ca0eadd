import { nanoid } from '@reduxjs/toolkit';
import { Copy, Download, FileUp, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useDevice } from '../../../app/hooks';
import { addedTo, buildReadme, readReadme, safeAddress } from '../../../domain/guides/github-readme';
import type { ReadmeContact, ReadmeForm, ReadmeProject } from '../../../domain/guides/readme-form';
import { Button, IconButton } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/field';
import { FileButton } from '../../../ui/file-picker';
import { Skeleton } from '../../../ui/progress';
import { Tabs } from '../../../ui/tabs';
import { useToast } from '../../../ui/toast';
import { emptyReadmeDraft, guideDraftKept } from '../drafts-slice';
import { selectReadme } from '../selectors';
import { FetchedProjects, ReadmeChoices } from './readme-choices';

const Markdown = lazy(() => import('../../../ui/markdown/markdown').then((m) => ({ default: m.Markdown })));

const REFUSED = {
  empty: 'That file is empty. Nothing was changed.',
  binary: 'That file is not text. Choose a README.md. Nothing was changed.',
  long: 'That file is over 200,000 characters, too long for a README. Nothing was changed.',
} as const;
const NO_ADDRESS = 'Not a web or mail address yet, so it is left out.';

/** GitHub's profile README: fields on one side, the page on the other, kept as one types. */
export function ReadmeBuilder() {
  const form = useAppSelector(selectReadme);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const keep = (next: typeof form) => dispatch(guideDraftKept(next));
  const write = (part: Partial<ReadmeForm>) => keep({ ...form, ...part });
  const undo = (text: string) => toast({ text, action: { label: 'Undo', run: () => keep(form) } });

  const importFile = async (file: File) => {
    const read = readReadme(await file.text().catch(() => '\0'));
    if (read.kind === 'refused') {
      toast({ text: REFUSED[read.why], tone: 'danger' });
      return;
    }
    write({ extra: addedTo(form.extra, read.text) });
    undo(`${file.name} was added under “Anything else”.`);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
      <div className="grid gap-5">
        <TextField
          label="Name"
          value={form.name}
          onChange={(e) => write({ name: e.target.value })}
          autoComplete="name"
        />
        <TextField
          label="One line about you"
          value={form.headline}
          onChange={(e) => write({ headline: e.target.value })}
          help="Role and stack, for example: Backend developer, Go and PostgreSQL."
        />
        <TextArea
          label="About you"
          value={form.about}
          onChange={(e) => write({ about: e.target.value })}
          help="Plain text. A blank line begins a new paragraph."
        />
        <TextArea
          label="Now"
          value={form.now}
          onChange={(e) => write({ now: e.target.value })}
          help="What you work on or learn at present. Change it now and then, or leave it out."
          className="min-h-16!"
        />
        <TextField
          label="Skills"
          value={form.skills}
          onChange={(e) => write({ skills: e.target.value })}
          help="Separated by commas."
        />
        <Projects
          projects={form.projects}
          onChange={(projects) => write({ projects })}
          onRemove={(project) => {
            write({ projects: form.projects.filter(({ id }) => id !== project.id) });
            undo(`Project ${project.name || 'without a name'} removed.`);
          }}
        />
        <Contacts
          contacts={form.contacts}
          onChange={(contacts) => write({ contacts })}
          onRemove={(contact) => {
            write({ contacts: form.contacts.filter(({ id }) => id !== contact.id) });
            undo(`Link ${contact.label || contact.address || 'without an address'} removed.`);
          }}
        />
        <TextArea
          label="Fun"
          value={form.fun}
          onChange={(e) => write({ fun: e.target.value })}
          help="A line that has nothing to do with work."
          className="min-h-16!"
        />
        <TextArea
          label="Anything else"
          value={form.extra}
          onChange={(e) => write({ extra: e.target.value })}
          help="Markdown, added at the end as it is."
          className="font-mono text-sm!"
        />
        <ReadmeChoices form={form} onWrite={write} />
        <div className="flex flex-wrap gap-2">
          <FileButton
            label="README file"
            accept=".md,.markdown,.txt,text/markdown,text/plain"
            onPick={(f) => void importFile(f)}
          >
            <FileUp aria-hidden="true" /> Import a README
          </FileButton>
          <Button
            look="quiet"
            onClick={() => {
              keep(emptyReadmeDraft);
              undo('The README was cleared.');
            }}
          >
            Clear
          </Button>
        </div>
      </div>
      <Result form={form} />
    </div>
  );
}

function Result({ form }: { form: ReadmeForm }) {
  // Markdown is drawn a moment behind the fields, so that typing stays quick.
  const markdown = useMemo(() => buildReadme(form), [form]);
  const drawn = useDeferredValue(markdown);
  const [view, setView] = useState<'preview' | 'source'>('preview');
  const device = useDevice();
  const toast = useToast();
  const empty = markdown === '';
  const copy = async () => {
    const copied = await device.copyText(markdown);
    toast(
      copied
        ? { text: 'README copied.' }
        : { text: 'The browser refused the clipboard. Use Download README.md instead.', tone: 'danger' },
    );
  };
  return (
    <div className="min-w-0 md:sticky md:top-16">
      <Tabs
        label="Result"
        value={view}
        onChange={setView}
        tabs={[
          {
            id: 'preview',
            label: 'Preview',
            panel: (
              <div className="max-h-[60dvh] min-h-56 overflow-y-auto rounded-card border border-line bg-ground p-5 [&_h3]:border-b [&_h3]:border-line [&_h3]:pb-1 [&_h3]:text-lg [&_h3:first-child]:mt-0 [&_h3:first-child]:text-2xl">
                {empty ? (
                  <p className="text-ink-soft">Type your name or a line about you, and the page appears here.</p>
                ) : (
                  <Suspense fallback={<Skeleton lines={4} />}>
                    <Markdown text={drawn} />
                  </Suspense>
                )}
              </div>
            ),
          },
          {
            id: 'source',
            label: 'Markdown',
            panel: (
              <pre
                tabIndex={0}
                className="max-h-[60dvh] min-h-56 overflow-auto rounded-card border border-line bg-sunken p-5 text-sm whitespace-pre-wrap"
              >
                {markdown}
              </pre>
            ),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" disabled={empty} onClick={() => void copy()}>
          <Copy aria-hidden="true" /> Copy
        </Button>
        <Button disabled={empty} onClick={() => device.download('README.md', markdown, 'text/markdown;charset=utf-8')}>
          <Download aria-hidden="true" /> Download README.md
        </Button>
      </div>
      <p className="measure mt-3 text-sm text-ink-faint">
        In the preview, links are plain words and pictures are left out; on GitHub both work. The file goes into the
        root of a public repository named after your username.
      </p>
    </div>
  );
}

function Projects({
  projects,
  onChange,
  onRemove,
}: {
  projects: readonly ReadmeProject[];
  onChange: (projects: readonly ReadmeProject[]) => void;
  onRemove: (project: ReadmeProject) => void;
}) {
  const set = (id: string, part: Partial<ReadmeProject>) =>
    onChange(projects.map((project) => (project.id === id ? { ...project, ...part } : project)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">Projects</legend>
      {projects.map((project, index) => (
        <div key={project.id} className="grid gap-3 rounded-control border border-line bg-ground p-3">
          <div className="flex items-end gap-2">
            <div className="flex-1">
              <TextField
                label={`Project ${index + 1}: name`}
                value={project.name}
                onChange={(e) => set(project.id, { name: e.target.value })}
              />
            </div>
            <IconButton label={`Remove project ${index + 1}`} onClick={() => onRemove(project)}>
              <Trash2 />
            </IconButton>
          </div>
          <TextField
            label={`Project ${index + 1}: what it does`}
            value={project.text}
            onChange={(e) => set(project.id, { text: e.target.value })}
          />
          <TextField
            label={`Project ${index + 1}: link`}
            inputMode="url"
            value={project.link}
            onChange={(e) => set(project.id, { link: e.target.value })}
            help={project.link.trim() !== '' && safeAddress(project.link) === null ? NO_ADDRESS : null}
          />
        </div>
      ))}
      <FetchedProjects projects={projects} onAdd={(project) => onChange([...projects, { id: nanoid(), ...project }])} />
      <div>
        <Button size="sm" onClick={() => onChange([...projects, { id: nanoid(), name: '', text: '', link: '' }])}>
          <Plus aria-hidden="true" /> Add a project
        </Button>
      </div>
    </fieldset>
  );
}

function Contacts({
  contacts,
  onChange,
  onRemove,
}: {
  contacts: readonly ReadmeContact[];
  onChange: (contacts: readonly ReadmeContact[]) => void;
  onRemove: (contact: ReadmeContact) => void;
}) {
  const set = (id: string, part: Partial<ReadmeContact>) =>
    onChange(contacts.map((contact) => (contact.id === id ? { ...contact, ...part } : contact)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">Contact links</legend>
      {contacts.map((contact, index) => (
        <div key={contact.id} className="grid gap-3 rounded-control border border-line bg-ground p-3">
          <div className="flex items-end gap-2">
            <div className="flex-1">
              <TextField
                label={`Link ${index + 1}: words`}
                value={contact.label}
                onChange={(e) => set(contact.id, { label: e.target.value })}
              />
            </div>
            <IconButton label={`Remove link ${index + 1}`} onClick={() => onRemove(contact)}>
              <Trash2 />
            </IconButton>
          </div>
          <TextField
            label={`Link ${index + 1}: web or mail address`}
            value={contact.address}
            onChange={(e) => set(contact.id, { address: e.target.value })}
            help={contact.address.trim() !== '' && safeAddress(contact.address) === null ? NO_ADDRESS : null}
          />
        </div>
      ))}
      <div>
        <Button size="sm" onClick={() => onChange([...contacts, { id: nanoid(), label: '', address: '' }])}>
          <Plus aria-hidden="true" /> Add a link
        </Button>
      </div>
    </fieldset>
  );
}
