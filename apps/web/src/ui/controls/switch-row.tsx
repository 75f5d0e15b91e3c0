import { useId, type ReactNode } from 'react';
import { ControlRow } from './control-row.tsx';
import { Switch } from './switch.tsx';

type SwitchRowProps = {
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly note: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** As high as the rows of other controls it stands among. */
  readonly roomy?: boolean;
};

/** Something that is on or off, with its name and the sentence that says what it means. */
export function SwitchRow({ name, note, on, onChange, roomy = false }: SwitchRowProps): ReactNode {
  const switchId = useId();
  const noteId = useId();
  return (
    <ControlRow name={name} note={note} roomy={roomy} labels={{ control: switchId, note: noteId }}>
      <Switch on={on} id={switchId} describedBy={noteId} onChange={onChange} />
    </ControlRow>
  );
}
