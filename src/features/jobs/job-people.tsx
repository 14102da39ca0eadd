import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { type Contact, type Job, LONGEST_CONTACT_NOTE, LONGEST_FIELD } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { TextField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { jobContactPut, jobContactRemoved, newContactId } from './jobs-slice';

/** Who the learner knows there. What is kept is changed in place; a new contact is kept with its name. */
export function ContactsPanel({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const remove = (contact: Contact, at: number) => {
    dispatch(jobContactRemoved({ id: job.id, contact: contact.id }));
    toast({
      text: `${contact.name || 'Contact'} removed.`,
      action: { label: 'Undo', run: () => dispatch(jobContactPut({ id: job.id, contact, at })) },
    });
  };
  return (
    <Panel title="Contacts" lead="Recruiters, people you would work with, whoever told you of it.">
      {job.contacts.length === 0 ? null : (
        <ul className="mb-4 grid gap-4">
          {job.contacts.map((contact, at) => (
            <li key={contact.id} className="grid grid-cols-[1fr_auto] items-end gap-2 border-b border-line pb-4">
              <ContactFields
                contact={contact}
                onChange={(changed) => dispatch(jobContactPut({ id: job.id, contact: changed, at }))}
              />
              <Button
                look="quiet"
                className="col-start-2 row-start-1"
                aria-label={`Remove ${contact.name || 'contact'}`}
                onClick={() => remove(contact, at)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddContact job={job} />
    </Panel>
  );
}

function ContactFields({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  return (
    <>
      <TextField
        label="Name"
        value={contact.name}
        maxLength={LONGEST_FIELD}
        onChange={(event) => onChange({ ...contact, name: event.target.value })}
      />
      <div className="col-span-2">
        <TextField
          label="Note"
          value={contact.note}
          maxLength={LONGEST_CONTACT_NOTE}
          onChange={(event) => onChange({ ...contact, note: event.target.value })}
        />
      </div>
    </>
  );
}

function AddContact({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  const [{ name, note }, setEntered] = useState({ name: '', note: '' });
  const isEmpty = name.trim() === '';
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        const contact = { id: newContactId(), name: name.trim(), note: note.trim() };
        dispatch(jobContactPut({ id: job.id, contact, at: job.contacts.length }));
        setEntered({ name: '', note: '' });
      }}
    >
      <TextField
        label="New contact"
        value={name}
        maxLength={LONGEST_FIELD}
        placeholder="Name"
        onChange={(event) => setEntered({ name: event.target.value, note })}
      />
      {isEmpty ? null : (
        <TextField
          label="Note of the new contact"
          value={note}
          maxLength={LONGEST_CONTACT_NOTE}
          placeholder="Role, mail, telephone"
          onChange={(event) => setEntered({ name, note: event.target.value })}
        />
      )}
      <Button type="submit" className="justify-self-start" disabled={isEmpty}>
        <Plus aria-hidden="true" /> Add contact
      </Button>
    </form>
  );
}
