import { useId, type ReactNode } from 'react';
import { ControlRow } from './control-row.tsx';
import { Switch } from './switch.tsx';

type SwitchRowProps = {
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly note: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** Higher, for rows with large controls. */
  readonly roomy?: boolean;
};

/** A switch beside its name and a sentence that explains it. */
export function SwitchRow({ name, note, on, onChange, roomy = false }: SwitchRowProps): ReactNode {
  const switchId = useId();
  const noteId = useId();
  return (
    <ControlRow name={name} note={note} roomy={roomy} labels={{ control: switchId, note: noteId }}>
      <Switch on={on} id={switchId} describedBy={noteId} onChange={onChange} />
    </ControlRow>
  );
}
