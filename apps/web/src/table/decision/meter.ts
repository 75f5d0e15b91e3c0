import type { OpenDecision } from '@la-stanza/engine';
import { florins } from '@la-stanza/words';
import { offer, optionsOf, own, type Deciding } from './deciding.ts';
import type { MeterPart, PanelPart } from './decision-picture.ts';

type Strength = Pick<
  Extract<OpenDecision, { readonly decision: 'strength' }>,
  'discipline' | 'workers' | 'tiles' | 'discs' | 'coin' | 'strength'
>;

/** Rule 4.7: workers + tiles + discs + coin = strength; a part that can grow is a button. */
export function meter(deciding: Deciding, open: Strength, isOpen: boolean, before: number = open.strength): PanelPart {
  const { t, view } = deciding;
  const left = own(deciding).boxes[open.discipline];
  const disc = isOpen ? optionsOf(deciding, 'disc')[0] : undefined;
  const coin = isOpen ? optionsOf(deciding, 'coin')[0] : undefined;
  const hasCoin = own(deciding).tiles.includes('Rd');
  const parts: MeterPart[] = [
    { key: 'workers', figure: String(open.workers), caption: t('decision.meter.workers', { count: open.workers }) },
    {
      key: 'tiles',
      figure: String(open.tiles),
      caption: t('decision.meter.tiles', { count: open.tiles }),
      closed: open.tiles === 0,
    },
    {
      key: 'discs',
      figure: left + open.discs === 0 ? '–' : `${open.discs}/${left + open.discs}`,
      caption: t(left > 0 ? 'decision.meter.add-disc' : 'decision.meter.discs'),
      offer:
        disc === undefined || disc.refusal !== undefined
          ? undefined
          : offer(deciding, disc, {
              title: t('decision.meter.disc', { strength: open.strength + 1 }),
              about: `box ${open.discipline}`,
            }),
      closed: left + open.discs === 0,
    },
    {
      key: 'coin',
      figure: open.coin ? '1' : hasCoin ? florins(t, view.figures.tiles.strengthPrice) : '–',
      caption: t(hasCoin ? 'decision.meter.coin' : 'decision.meter.no-coin'),
      offer:
        coin === undefined || coin.refusal !== undefined
          ? undefined
          : offer(deciding, coin, {
              title: t('decision.meter.pay', {
                price: florins(t, view.figures.tiles.strengthPrice),
                strength: open.strength + 1,
              }),
            }),
      closed: !open.coin,
    },
  ];
  const figure = before === open.strength ? String(open.strength) : `${before} → ${open.strength}`;
  return { kind: 'meter', parts, total: { figure, caption: t('decision.meter.total') } };
}
