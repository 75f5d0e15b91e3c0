import type { ReactNode } from 'react';
import styles from './banner-cloth.module.css';

const WIDTH = 640;
const HEIGHT = 152;

/** Points of the lower edge as shares of the width: the cloth is cut into four tongues. */
const TONGUES = [0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125] as const;
const FOLDS = [0.1, 0.3, 0.52, 0.74, 0.92] as const;

type BannerClothProps = { readonly title: string; readonly sub: string; readonly tone: 'wine' | 'night' };

/** A cloth that hangs from a rod, with a title. */
export function BannerCloth({ title, sub, tone }: BannerClothProps): ReactNode {
  return (
    <div className={styles['banner']} data-tone={tone} data-ceremony-card>
      <svg viewBox={`-34 -14 ${WIDTH + 68} ${HEIGHT + 18}`} preserveAspectRatio="none" className={styles['cloth']}>
        <path d={`M-18 0H${WIDTH + 18}`} stroke="#3A2510" strokeWidth={13} strokeLinecap="round" />
        <path d={`M-18-1.6H${WIDTH + 18}`} stroke="#D9AE4A" strokeWidth={7} strokeLinecap="round" />
        <circle cx={-20} r={10} fill="#D9AE4A" stroke="#3A2510" strokeWidth={2} />
        <circle cx={WIDTH + 20} r={10} fill="#D9AE4A" stroke="#3A2510" strokeWidth={2} />
        <path d={edge(0, HEIGHT, 18)} fill="var(--cloth)" stroke="#2A1408" strokeWidth={2} />
        <path
          d={FOLDS.map((share) => `M${WIDTH * share} 2V${HEIGHT - 18}`).join('')}
          stroke="var(--fold)"
          strokeWidth={14}
          opacity={0.35}
        />
        <path d={edge(9, HEIGHT - 15, 17)} fill="none" stroke="#F2D98C" strokeWidth={2.2} />
      </svg>
      <div className={styles['bannerText']}>
        <b>{title}</b>
        <span>{sub}</span>
      </div>
    </div>
  );
}

function edge(inset: number, foot: number, cut: number): string {
  const tongues = TONGUES.map((share, index) => `L${WIDTH * share} ${index % 2 === 0 ? foot - cut : foot}`).join('');
  return `M${inset} ${2 + inset * 0.7}H${WIDTH - inset}V${foot}${tongues}L${inset} ${foot}Z`;
}
