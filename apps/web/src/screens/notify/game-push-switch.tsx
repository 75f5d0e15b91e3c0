import { useEffect, useId, useState, type ReactNode } from 'react';
import { Switch } from '../../ui/controls/switch.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { useSettings } from '../../ui/settings.ts';
import styles from './game-push-switch.module.css';
import { fetchGameNotifications, setGameNotifications } from '../../server/game-notifications.ts';

/** Turns push messages about this game on or off. Hidden where the server sends none. */
export function GamePushSwitch({ game }: { readonly game: string }): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const [isOn, setIsOn] = useState<boolean>();
  const [note, setNote] = useState('');
  const ids = { name: useId(), note: useId() };
  useEffect(() => {
    let isStale = false;
    void fetchGameNotifications(game).then((answer) => {
      if (!isStale) setIsOn(answer);
    });
    return () => {
      isStale = true;
    };
  }, [game]);
  if (isOn === undefined) return null;
  const turn = async (on: boolean): Promise<void> => {
    setNote('');
    const trouble = await setGameNotifications(game, on, language);
    if (trouble === undefined) return setIsOn(on);
    setNote(typeof trouble === 'string' ? t(`told.${trouble}`) : troubleSentence(t, trouble));
  };
  return (
    <div className={styles['row']}>
      <div>
        <b id={ids.name}>{t('told.game')}</b>
        <span id={ids.note}>{t('told.game.note')}</span>
        <p role="status">{note}</p>
      </div>
      <Switch on={isOn} labelledBy={ids.name} describedBy={ids.note} onChange={(on) => void turn(on)} />
    </div>
  );
}
