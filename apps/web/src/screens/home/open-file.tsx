import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { loadTexts, useTranslate } from '../../ui/messages/messages.ts';
import styles from './open-file.module.css';

/** Opens a game's record from a file: chosen with a button, or dropped anywhere on the page. */
export function OpenFile(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const open = async (file: File): Promise<void> => {
    // a refusal needs the texts of the table, which the start page does not load
    const [{ importFile }] = await Promise.all([import('../replay/import-file.ts'), loadTexts('table')]);
    const imported = await importFile(t, file);
    if ('refused' in imported) setRefused(t('replay.import.refused', { file: file.name, why: imported.refused }));
    else await navigate({ to: '/replay/$id', params: { id: imported.id } });
  };
  const isOver = useDrop((file) => void open(file));
  return (
    <div className={styles['open']}>
      <Button onClick={() => input.current?.click()}>
        <Symbol name="share" size={18} />
        {t('replay.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // allows choosing the same file again
          target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      <span>{t('replay.import.note')}</span>
      <p role="alert">{refused}</p>
      {isOver ? <div className={styles['drop']}>{t('replay.import.drop')}</div> : null}
    </div>
  );
}

/** Handles files dropped on the page. Returns whether one is dragged over it. */
function useDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const current = useRef(onFile);
  useEffect(() => {
    current.current = onFile;
  });
  useEffect(() => {
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const onOver = (event: DragEvent): void => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      // out of the window, not between two elements of the page
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      current.current(file);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}
