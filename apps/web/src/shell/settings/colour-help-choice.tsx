import { useId, type ReactNode } from 'react';
import { DISCIPLINES } from '../../drawing/art/discipline.ts';
import { each } from '../../drawing/art/each.tsx';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CHOICES, useSettings } from '../../ui/settings.ts';
import styles from './colour-help-choice.module.css';

/** Three ways to tell the disciplines apart, each with a preview. */
export function ColourHelpChoice(): ReactNode {
  const t = useTranslate();
  const { colourHelp, change } = useSettings();
  const name = useId();
  return (
    <div className={styles['help']} role="radiogroup" aria-label={t('settings.colour')}>
      {CHOICES.colourHelp.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            checked={choice === colourHelp}
            onChange={() => change({ colourHelp: choice })}
          />
          <span className={styles['emblems']} data-colour-help={choice}>
            {each(DISCIPLINES, (discipline) => (
              <Icon size={20}>
                <Emblem discipline={discipline} />
              </Icon>
            ))}
          </span>
          {t(`settings.colour.${choice}`)}
        </label>
      ))}
    </div>
  );
}
