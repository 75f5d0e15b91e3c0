import { useId, type CSSProperties, type ReactNode } from 'react';
import { ControlRow } from './control-row.tsx';
import styles from './slider-row.module.css';

type SliderRowProps = {
  readonly name: string;
  /** What it changes, in a sentence. */
  readonly note: string;
  /** From 0 to 100. */
  readonly value: number;
  /** How the value is read aloud. */
  readonly spoken: string;
  readonly onChange: (value: number) => void;
  /** Called when the player lets go of the slider. */
  readonly onRelease?: (() => void) | undefined;
};

const STEP = 5;

/** A slider beside its name and a sentence that explains it. */
export function SliderRow({ name, note, value, spoken, onChange, onRelease }: SliderRowProps): ReactNode {
  const sliderId = useId();
  const noteId = useId();
  const style: CSSProperties & Record<'--value', string> = { '--value': `${value}%` };
  return (
    <ControlRow roomy name={name} note={note} labels={{ control: sliderId, note: noteId }}>
      <input
        type="range"
        id={sliderId}
        className={styles['slider']}
        min={0}
        max={100}
        step={STEP}
        value={value}
        style={style}
        aria-describedby={noteId}
        aria-valuetext={spoken}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onPointerUp={onRelease}
        onKeyUp={onRelease}
      />
    </ControlRow>
  );
}
