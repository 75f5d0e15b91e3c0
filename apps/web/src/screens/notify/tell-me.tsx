import { useEffect, useId, useState, type ReactNode } from 'react';
import { Switch } from '../../ui/controls/switch.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { useSettings } from '../../ui/settings.ts';
import styles from './tell-me.module.css';
import { askTold, turnTold } from '../../server/told-game.ts';

/** Whether this game is told of on this device while no page is open. Not shown where the server cannot push. */
export function TellMe({ game }: { readonly game: string }): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const [isTold, setIsTold] = useState<boolean>();
  const [note, setNote] = useState('');
  const ids = { name: useId(), note: useId() };
  useEffect(() => {
    let isLeft = false;
    void askTold(game).then((answer) => {
      if (!isLeft) setIsTold(answer);
    });
    return () => {
      isLeft = true;
    };
  }, [game]);
  if (isTold === undefined) return null;
  const turn = async (on: boolean): Promise<void> => {
    setNote('');
    const trouble = await turnTold(game, on, language);
    if (trouble === undefined) return setIsTold(on);
    setNote(typeof trouble === 'string' ? t(`told.${trouble}`) : troubleSentence(t, trouble));
  };
  return (
    <div className={styles['row']}>
      <div>
        <b id={ids.name}>{t('told.game')}</b>
        <span id={ids.note}>{t('told.game.note')}</span>
        <p role="status">{note}</p>
      </div>
      <Switch on={isTold} labelledBy={ids.name} describedBy={ids.note} onChange={(on) => void turn(on)} />
    </div>
  );
}
