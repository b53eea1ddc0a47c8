// Drawn by scripts/draw-land.ts from Natural Earth 1:110m land, which is in the public domain.
// Made with Natural Earth: naturalearthdata.com. Do not edit by hand.

/** Degrees that the map covers, and units of its drawing to a degree; latitudes are drawn taller. */
export const landFrame = {
  west: -128,
  east: 152,
  south: -36,
  north: 66,
  step: 3,
  scale: 1,
  stretch: 1.33,
} as const;

/** Land as lines along parallels of latitude, as SVG path data. */
export const landPath =
  'M42 0h12m6 0h2m4 0h8m18 0h12m9 0h28m22 0h6M0 4h37m20 0h3m17 0h9m49 0h11m3 0h131M0 8h33m18 0h7m75 0h14m10 0h123M0 12h38m13 0h16m55 0h4m10 0h2m2 0h4m5 0h118M0 16h46m3 0h22m48 0h3m3 0h3m9 0h5m1 0h122m1 0h2M0 20h69m54 0h6m1 0h139m1 0h2M3 24h2m1 0h52m1 0h4m6 0h6m49 0h144M4 28h57m2 0h3m61 0h13m3 0h15m4 0h2m1 0h10m4 0h86M4 32h53m62 0h12m9 0h3m4 0h9m5 0h2m7 0h6m6 0h76M4 36h48m67 0h9m21 0h2m4 0h22m5 0h64m7 0h3m12 0h2M6 40h46m76 0h11m25 0h84m6 0h3m7 0h5M11 44h38m70 0h21m23 0h86m9 0h2M15 48h24m3 0h2m0 0h3m71 0h59m1 0h72M14 52h2m2 0h13m15 0h2m66 0h48m2 0h14m3 0h3m1 0h63M21 56h9m82 0h52m2 0h19m10 0h51m2 0h2M23 60h8m7 0h3m9 0h2m59 0h54m2 0h20m11 0h2m1 0h14m5 0h15M25 64h15m10 0h2m60 0h54m4 0h14m17 0h11m10 0h12M35 68h10m66 0h57m3 0h8m23 0h6m18 0h11m11 0h2M41 72h3m68 0h59m32 0h5m18 0h2m3 0h6M44 76h2m1 0h3m2 0h15m48 0h63m48 0h2M51 80h20m46 0h12m4 0h44m51 0h2m14 0h2M50 84h27m61 0h37m50 0h3m1 0h2m9 0h5M48 88h30m59 0h34m56 0h5m5 0h8M48 92h40m50 0h30m62 0h4m6 0h4m12 0h2m2 0h3m1 0h6M47 96h46m47 0h27m99 0h9m2 0h2M49 100h44m48 0h26m102 0h2m4 0h2M51 104h39m52 0h26M52 108h37m51 0h29m6 0h3m75 0h11m6 0h3M57 112h32m51 0h25m7 0h5m73 0h24M58 116h29m54 0h22m9 0h4m68 0h33M58 120h24m60 0h22m8 0h3m66 0h39M57 124h22m64 0h18m81 0h38M57 128h21m67 0h14m84 0h37M56 132h19m71 0h10m88 0h8m10 0h4m0 0h14M55 136h16m196 0h11';
