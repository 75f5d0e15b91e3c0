import type { ReactNode } from 'react';
import type { Discipline } from '../art/discipline.ts';
import { Emblem } from '../art/emblem.tsx';
import { Mallet } from '../art/mallet.tsx';
import { Pillar } from '../art/pillar.tsx';
import { Prestige } from '../art/prestige.tsx';
import type { NichePicture } from './board-picture.ts';
import { Label } from '../art/label.tsx';
import { usePaint } from './paint.tsx';
import { arch } from '../art/shapes.ts';
import { Anchor } from '../targets/anchor.tsx';
import { Mark } from '../targets/mark.tsx';
import type { PlaceName } from '../targets/place.ts';
import { TargetGroup } from '../targets/target.tsx';

export const NICHE_PITCH = 32.4;

const WIDTH = 27;
const MIDDLE = WIDTH / 2;
const PLINTH = 15;

type NicheAt = `${Discipline} ${number}`;

type NicheProps = {
  readonly niche: NichePicture;
  /** Its room and place, for `data-place`. */
  readonly at?: NicheAt | undefined;
  readonly x: number;
  readonly y: number;
  readonly height: number;
};

/** A masterpiece space: medallion, alcove, plinth with the required strength. */
export function Niche({ niche, at, x, y, height }: NicheProps): ReactNode {
  const paint = usePaint();
  const base = height - PLINTH;
  const { prestige, partner, boarded = false, pillar, ghost, target } = niche;
  return (
    <g transform={`translate(${x} ${y})`}>
      <TargetGroup
        target={target}
        outline={arch(-1, 1.5, WIDTH + 2, base)}
        marks={target && <Mark target={target} x={WIDTH - 1} y={base - 4} />}
      >
        <path d={arch(0, 2.5, WIDTH, height)} fill={paint('niche')} stroke="#5E4930" strokeWidth={1.3} />
        <path d={arch(-2.4, 0.1, WIDTH + 4.8, height)} fill="none" stroke="#F8EED6" strokeWidth={1.6} />
        <path d={arch(-3.4, -0.9, WIDTH + 6.8, height)} fill="none" stroke="#8A6F45" strokeWidth={0.8} />
        {boarded ? <Boards base={base} /> : null}
        {at === undefined ? null : (
          <Anchor place={`niche ${at}`} x={MIDDLE} y={base / 2 + 10} width={WIDTH - 4} height={base - 20} />
        )}
        {pillar === undefined ? null : (
          <g data-place={at === undefined ? undefined : (`pillar ${at}` satisfies PlaceName)}>
            <Pillar owner={pillar} x={MIDDLE} y={base + 0.5} height={base - 20} />
          </g>
        )}
        {ghost === undefined ? null : (
          <Pillar owner={ghost} x={MIDDLE} y={base + 0.5} height={base - 20} opacity={0.66} />
        )}
        <Prestige x={MIDDLE} y={13} size={23} opacity={boarded ? 0.55 : undefined}>
          {prestige}
        </Prestige>
        <Plinth base={base} niche={niche} />
        {partner !== undefined && pillar === undefined && ghost === undefined ? (
          <Emblem discipline={partner.discipline} x={MIDDLE} y={base - 13} size={17} strokeWidth={1.8} />
        ) : null}
      </TargetGroup>
    </g>
  );
}

function Plinth({ base, niche }: { readonly base: number; readonly niche: NichePicture }): ReactNode {
  const { strength, partner } = niche;
  return (
    <>
      <rect x={-1.5} y={base} width={30} height={PLINTH} rx={1.5} fill="#F6ECD3" stroke="#5E4930" strokeWidth={1.1} />
      {partner === undefined ? (
        <>
          <Mallet x={8} y={base + 7.6} size={10} ink="#574431" />
          <Label x={17} y={base + 11.6} size={12.4} weight={800}>
            {strength}
          </Label>
        </>
      ) : (
        <text x={MIDDLE} y={base + 11.6} fontSize={12.4} fontWeight={800} textAnchor="middle" fill="var(--ink)">
          {strength}
          <tspan fontSize={9.4} dx={0.6}>
            +{partner.strength}
          </tspan>
        </text>
      )}
    </>
  );
}

/** With fewer players some niches are boarded up (rule 2.7). */
function Boards({ base }: { readonly base: number }): ReactNode {
  const cross = `M-1 ${base - 8}L28 32M-1 32L28 ${base - 8}`;
  const nails = `M2.4 ${base - 10}h.1M24.6 ${base - 10}h.1M2.4 34h.1M24.6 34h.1`;
  return (
    <g stroke="#4A3520">
      <path d={`M1 ${base}V22Q13.5 14 26 22V${base}Z`} fill="#9A7B52" strokeWidth={1.1} />
      <path d={`M9 19V${base}M18 19V${base}`} />
      <path d={cross} strokeWidth={6.4} />
      <path d={cross} stroke="#C7A674" strokeWidth={4.4} />
      <path d={nails} stroke="#2A2019" strokeWidth={2} strokeLinecap="round" />
    </g>
  );
}
