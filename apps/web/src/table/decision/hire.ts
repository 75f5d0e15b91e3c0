import { view as viewOf, type Discipline } from '@la-stanza/engine';
import { disciplineName, florins, oneOf, shortName } from '@la-stanza/words';
import { chosenAction, own, type Deciding } from './deciding.ts';
import type { Confirm, DecisionPicture, PanelPart } from './decision-picture.ts';
import { firing, hiring, type Hiring } from './hiring.ts';
import { meter } from './meter.ts';

/** Rules 4.2 and 4.6: the first step of an activation: hiring or, as an expert, firing. */
export function hireDecision(deciding: Deciding): DecisionPicture {
  const { t, open } = deciding;
  const discipline = open.decision === 'hire' ? open.discipline : 'discoveries';
  const hires = hiring(deciding, discipline);
  const fires = firing(deciding);
  const name = disciplineName(t, discipline);
  const fireParts: PanelPart[] =
    fires.chips.length === 0
      ? []
      : [
          {
            kind: 'chips',
            caption: t(hires.names.length > 0 ? 'decision.hire.or-fire' : 'decision.hire.fire-whom'),
            chips: fires.chips,
          },
        ];
  return {
    sentence: sentence(deciding, name, hires, fires.chips.length > 0),
    emblem: { kind: 'emblem', discipline },
    room: discipline,
    panel: {
      title: name,
      note: t('decision.hire.note'),
      tone: discipline,
      parts: [strengthMeter(deciding, discipline), ...hires.parts, ...fireParts],
      footer: hireFooter(deciding),
    },
    targets: { recruits: hires.recruits, workers: new Map([...fires.workers, ...hires.workers]) },
    confirm: hireConfirm(deciding),
    aside: hires.recruit === undefined ? undefined : asideFor(deciding, hires.recruit),
  };
}

export function asideFor(deciding: Deciding, recruit: number): string {
  const { t } = deciding;
  return t('decision.hire.aside', { name: shortName(t, own(deciding).recruits[recruit - 1]?.tile ?? 0) });
}

function sentence(deciding: Deciding, discipline: string, { names, recruit }: Hiring, canFire: boolean): string {
  const { t } = deciding;
  if (names.length === 0) return t('decision.hire.fire-sentence', { discipline });
  if (canFire) return t('decision.hire.either-sentence', { discipline });
  if (recruit === undefined) return t('decision.hire.sentence', { discipline, names: oneOf(t, names) });
  const picked = shortName(t, own(deciding).recruits[recruit - 1]?.tile ?? 0);
  return t('decision.hire.space-sentence', { discipline, names: picked });
}

/** The strength and, once a hiring or firing is chosen, what it becomes; always shown, so that nothing moves. */
function strengthMeter(deciding: Deciding, discipline: Discipline): PanelPart {
  const { workers, tiles } = own(deciding).strength[discipline];
  const now = { discipline, workers, tiles, discs: 0, coin: false, strength: workers + tiles };
  const action = chosenAction(deciding);
  const after = action === undefined ? undefined : viewOf(deciding.foresee(action.id).state).open;
  if (after?.decision !== 'strength') return meter(deciding, now, false);
  return meter(deciding, after, false, now.strength);
}

/** Who joins and who leaves. */
export function hireFooter(deciding: Deciding): string | undefined {
  const { t } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind !== 'hire' && action?.kind !== 'fire') return undefined;
  const leaves = deciding.foresee(action.id).events.find((event) => event.type === 'left');
  if (action.kind === 'fire') {
    return leaves === undefined ? undefined : t('decision.hire.fired', { name: shortName(t, leaves.tile) });
  }
  return leaves === undefined
    ? t('decision.hire.nobody-leaves')
    : t('decision.hire.leaves', { name: shortName(t, leaves.tile) });
}

export function hireConfirm(deciding: Deciding): Confirm {
  const { t, view } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind === 'hire') {
    const name = shortName(t, own(deciding).recruits[action.recruit - 1]?.tile ?? 0);
    const price = florins(t, view.figures.hiringCosts[action.worker - 1] ?? 0);
    return { label: t('decision.hire.confirm', { name, price }), action: action.id };
  }
  if (action?.kind === 'fire') {
    const name = shortName(t, own(deciding).workers[action.worker - 1]?.tile ?? 0);
    const label = t('decision.hire.fire', { name });
    return { label, action: action.id, ask: { kind: 'fire', sentence: t('decision.hire.ask', { name }), label } };
  }
  return { label: t('decision.hire.confirm-none'), action: undefined };
}
