import { useEffect, useRef } from 'react';
import { useTranslate } from '../ui/messages/messages.ts';
import { playSample } from '../ui/sound/sound.ts';

/** Tells somebody who waits that another person has sat down: by a sound, and by the tab's title until they look. */
export function useArrivalAlert(people: number): void {
  const t = useTranslate();
  const before = useRef(people);
  useEffect(() => {
    const hasCome = people > before.current;
    before.current = people;
    if (!hasCome) return undefined;
    playSample(['chair']);
    if (!document.hidden) return undefined;
    const title = document.title;
    document.title = `● ${t('push.arrival')}`;
    const restore = (): void => {
      document.title = title;
      document.removeEventListener('visibilitychange', restore);
    };
    document.addEventListener('visibilitychange', restore);
    return restore;
  }, [people, t]);
}
