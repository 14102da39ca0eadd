import { Trash2, UserRound } from 'lucide-react';
import { useAppDispatch, useDevice } from '../../app/hooks';
import { LARGEST_PICTURE } from '../../domain/resume-document/picture';
import type { ResumeLook, WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { CheckboxField, ChoiceGroup, SelectField } from '../../ui/field';
import { FileButton } from '../../ui/file-picker';
import { useToast } from '../../ui/toast';
import { resumeFieldChanged, resumeStyled } from './documents-slice';
import { accentWords, densityWords, fontWords, languageWords, paperWords, templateWords } from './form-words';

/** How the resume looks on paper: template, colour, font, density, paper, and the photo that is off unless chosen. */
export function LookPanel({ id, resume }: { id: string; resume: ResumeLook & Pick<WrittenResume, 'photo'> }) {
  const dispatch = useAppDispatch();
  const style = (look: Partial<ResumeLook>) => dispatch(resumeStyled({ id, ...look }));
  return (
    <>
      <ChoiceGroup
        legend="Template"
        columns
        options={templateWords}
        value={resume.template}
        onChange={(template) => style({ template })}
      />
      <OneOf label="Colour" options={accentWords} value={resume.accent} onChange={(accent) => style({ accent })} />
      <OneOf label="Font" options={fontWords} value={resume.font} onChange={(font) => style({ font })} />
      <OneOf label="Density" options={densityWords} value={resume.density} onChange={(density) => style({ density })} />
      <OneOf label="Paper" options={paperWords} value={resume.paper} onChange={(paper) => style({ paper })} />
      <OneOf
        label="Language of the document"
        help="Screen readers and spell checkers are told it: in the PDF, in Word and in print."
        options={languageWords()}
        value={resume.language}
        onChange={(language) => style({ language })}
      />
      <Photo id={id} photo={resume.photo} shown={resume.showPhoto} />
    </>
  );
}

function OneOf<T extends string>({
  label,
  help,
  options,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <SelectField
      label={label}
      {...(help ? { help } : {})}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

/** A picture is made small in the browser and kept with the resume. In many countries none is wanted. */
function Photo({ id, photo, shown }: { id: string; photo: string; shown: boolean }) {
  const dispatch = useAppDispatch();
  const { smallPicture } = useDevice();
  const toast = useToast();
  const change = (value: string) => dispatch(resumeFieldChanged({ id, field: 'photo', value }));
  const take = async (file: File) => {
    try {
      const picture = await smallPicture(file, PHOTO_SIDE, 'image/jpeg');
      if (picture.length > LARGEST_PICTURE) throw new RangeError('too large');
      change(picture);
      dispatch(resumeStyled({ id, showPhoto: true }));
      toast({ text: 'Photo added.', action: { label: 'Undo', run: () => change(photo) } });
    } catch {
      toast({ text: 'That file is not a picture this browser can show. Nothing changed.', tone: 'danger' });
    }
  };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-sm font-medium">Photo</legend>
      {photo === '' ? null : (
        <CheckboxField
          label="Show the photo"
          checked={shown}
          onChange={(event) => dispatch(resumeStyled({ id, showPhoto: event.target.checked }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton label="Photo file" accept="image/*" onPick={(file) => void take(file)}>
          <UserRound aria-hidden="true" />
          {photo === '' ? 'Add a photo' : 'Another photo'}
        </FileButton>
        {photo === '' ? null : (
          <Button
            onClick={() => {
              change('');
              toast({ text: 'Photo removed.', action: { label: 'Undo', run: () => change(photo) } });
            }}
          >
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-faint">
        Most employers in the US, the UK and Canada ask for none. It is printed only when you show it.
      </p>
    </fieldset>
  );
}

/** Pixels: a photo of 30 mm at 300 dots an inch. */
const PHOTO_SIDE = 354;
