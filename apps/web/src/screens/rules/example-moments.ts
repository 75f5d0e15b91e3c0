/** A moment of a game: a position in the notation of the engine, cut where the line is long, and what is played from there. */
export type Moment = { readonly position: readonly string[]; readonly entries: readonly string[] };

/** Turns and endings of games between bots that the half game of the other examples does not reach. */
export const MOMENTS: Readonly<Record<'walk' | 'refill' | 'ending' | 'withdrawal' | 'museum' | 'majorities', Moment>> =
  {
    /** Two figurines stand on new tiles in front of Player 1. */
    walk: {
      position: [
        'stanza:1 players:4 options:first figures:standard rulings:turn+after-last-refill phase:rounds round:5 final:0 turn:33 start:0',
        'active:0 open:walk ring:c2c20c35/c28c27c39/c8c1c32/c0c11c38/c29c25c36 draw:c3c6c10c14c18c22c23 discard:c31',
        'aside:s0s1s2s3s4s5s6s7s10s11s13s14s17s18s19 shuffled:1 grid:AcRbAdDeDdAaRaRdLaLdDcLc niches:..../..../..../..../....',
        'artworks:0.4.4 supply:6.7.5.6.6 seat0:1/1/7/0.0.0.0.1/0.0.0.0.0/1.0.0.1.0/0.0.0/1/c26c17../.c16.c4Fc13',
        'seat1:1/1/5/0.0.1.2.0/1.0.0.0.0/0.0.0.0.0/3.0.0/2/c15.../.Fs9c30c24s8',
        'seat2:7/0/7/0.0.1.0.0/0.0.0.0.0/0.0.2.0.0/0.0.0/14/c21c33../c5.Fs12c37c34',
        'seat3:8/4/5/2.0.1.0.0/0.0.1.1.0/0.0.0.0.1/1.0.0/3/c19c12../c9.Fs15s16c7',
      ],
      entries: ['land 6'],
    },
    /** Player 3 empties a second room. */
    refill: {
      position: [
        'stanza:1 players:4 options:random figures:standard rulings:turn-or-action+after-last-refill phase:rounds round:1 final:0 turn:11',
        'start:0 active:2 open:walk ring:c39../.c35./.../c0.c34/..c9',
        'draw:c1c2c3c4c5c6c7c12c13c16c17c18c21c22c23c25c27c28c29c30c31c32c33c36c37 discard:- aside:s3s4s5s6s10s13s15 shuffled:0',
        'grid:RbRdRcAaAcDdLcLeDaAbLdDb niches:..../..../..../..../.... artworks:4.2.4 supply:3.5.3.5.7',
        'seat0:6/0/7/0.0.1.0.0/1.0.1.1.2/1.1.1.1.0/0.0.0/14/.c19../Fs1s0c8s2c14',
        'seat1:8/0/5/0.0.1.1.1/0.0.0.0.0/1.1.1.0.0/0.1.0/13/.c38../Fs7s9s8c20c24',
        'seat2:8/0/7/0.0.1.0.0/0.0.1.0.1/1.0.1.0.0/0.1.0/8/..../Fs14s12c26s11c11',
        'seat3:10/0/7/0.0.1.0.0/0.0.1.0.1/1.0.1.1.0/0.0.0/11/c10.../Fs16s18c15s19s17',
      ],
      entries: [
        'land 15, deal c22, deal c3, deal c30, deal c6, deal c37, deal c25, deal c36, deal c12, deal c33, deal c16, deal c31, pass',
      ],
    },
    /** Player 1 causes the last refill; the others still have a turn before the final ones. */
    ending: {
      position: [
        'stanza:1 players:3 options:random figures:standard rulings:turn-or-action+after-last-refill phase:rounds round:4 final:0 turn:52',
        'start:0 active:0 open:walk ring:..c37/.../c5../c34../..c25 draw:c11c12c13c20c22c26c27c31c36 discard:c6c7c9c14c16c17c19c32c33c38',
        'aside:s0s1s2s3s4s5s6s7s8s9s10s11s12s13 shuffled:1 grid:LcAeRb1LeDa0DeAbLaDcAc2Re0Rc2 niches:.x0./..x./x.1./.x.1/x.21',
        'artworks:1.0.1 supply:5.4.6.5.6 seat0:6/16/3/0.0.3.0.0/3.0.4.2.1/0.0.0.0.1/0.1.0/11/c21c23../c8c1Fc4c10c3',
        'seat1:7/0/4/2.1.0.0.0/0.0.0.0.0/1.2.0.1.0/0.1.1/4/c0c30c2./c35..Fc18c39',
        'seat2:5/0/3/1.0.2.0.0/0.0.4.2.0/1.1.1.1.0/2.1.1/12/.c29c15./..Fs14c28c24',
      ],
      entries: [
        'land 7, deal c22, deal c20, deal c36, deal c31, deal c26, deal c12, deal c11, deal c13, deal c27, deal c32, deal c14',
        'deal c33, activate religion room, hire 3 5, hire 2 6, disc, disc, disc, masterpiece 2, land 8, activate literature meeple',
        'hire 1 5, disc, reward 2, book arts, book politics, land 15, activate literature meeple, hire 3 6, reward 1, book arts',
      ],
    },
    /** The last turn A, B or C of all, in which Player 1 is the first to leave. */
    withdrawal: {
      position: [
        'stanza:1 players:3 options:random figures:standard rulings:turn-or-action+after-last-refill phase:final round:5 final:3 turn:61',
        'start:0 active:0 open:walk ring:c22.c37/c36c31./c12.c13/..c32/.c33. draw:c6c7c9c16c17c19c38 discard:c2c3c10c11c15c18c20c21c24c39',
        'aside:s0s1s2s3s4s5s6s7s8s9s10s11s12s13 shuffled:2 grid:LcAeRb1LeDa0DeAb0LaDcAc2Re0Rc2 niches:1x0./..x./x01./.x.1/x.21',
        'artworks:0.0.1 supply:6.7.7.5.7 seat0:2/16/5/0.0.0.0.0/3.0.4.2.1/0.0.0.0.0/1.1.0/0/.c5../c8c1Fc4c23c27',
        'seat1:0/0/7/0.0.0.0.0/0.0.0.2.1/0.0.0.1.0/0.1.1/13/.c34.c30/c35..Fc14c0',
        'seat2:7/0/1/2.0.2.1.0/0.0.4.3.0/1.0.0.1.0/2.1.1/6/c26c25c29./...Fs14c28',
      ],
      entries: ['withdraw'],
    },
    /** The end of a game with the museums of rule 13.4. */
    museum: {
      position: [
        'stanza:1 players:4 options:random figures:standard rulings:turn-or-action+after-last-refill phase:over round:6 final:3 turn:76',
        'start:0 active:3 open:- ring:.../..c32/.../..c38/..c35 draw:c1c2c12c15c22c23c24',
        'discard:c3c5c7c8c10c13c16c20c25c26c27c29c31c33c34c36c37c39 aside:s0s1s2s3s4s5s6s9s10s11s12s13s14s15s17s19 shuffled:3',
        'grid:Rb2Rd3Rc1AbAc0DdLcLeDa2Aa1Ld2Db niches:..../.2.0/1.32/23.1/...1 artworks:4.0.1 supply:6.6.7.7.6',
        'seat0:3/13/3/2.2.0.0.0/2.0.2.2.2/0.0.0.0.1/0.1.3/11/..../c11c6Fc4c19c0',
        'seat1:0/0/6/0.0.0.0.0/0.0.0.3.3/1.0.0.0.0/0.3.0/9/..../.Fs7c28s8c17',
        'seat2:7/4/5/0.0.0.0.0/2.0.2.1.3/0.0.0.0.0/0.0.0/8/..../..Fc9c30c14',
        'seat3:4/5/5/0.2.0.0.0/0.0.4.3.3/0.1.0.0.0/0.0.0/0/..../.Fs16s18c21c18',
      ],
      entries: [],
    },
    /** The end of a game with the museums of rule 13.5, and a tie for the most discs on the grid. */
    majorities: {
      position: [
        'stanza:1 players:3 options:random figures:standard rulings:turn-or-action+after-last-refill phase:over round:5 final:3 turn:63',
        'start:0 active:2 open:- ring:c22.c37/c36c31./..c13/..c32/.c33. draw:c6c7c9c16c17c19c38',
        'discard:c2c3c5c10c11c12c15c18c20c21c24c26c30c34c39 aside:s0s1s2s3s4s5s6s7s8s9s10s11s12s13s14 shuffled:2',
        'grid:LcAbRb1LeDa0DeAe0LaDcAc2Re0Rc2 niches:1x0./..x./x01./2x.1/x.21 artworks:1.1.1 supply:6.7.7.6.7',
        'seat0:2/16/5/0.0.0.0.0/3.0.4.2.1/0.0.0.0.0/1.1.1/w1/..../c8c1Fc4c23c27',
        'seat1:0/0/7/0.0.0.0.0/0.0.0.2.1/0.0.0.1.0/1.0.1/w2/..../c35..Fc14c0',
        'seat2:0/0/2/2.0.2.0.0/0.0.4.3.0/1.0.0.0.0/0.1.0/7/..../.c29.Fc25c28',
      ],
      entries: [],
    },
  };
