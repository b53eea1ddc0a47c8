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
  'M42 0h12m12 0h8m18 0h12m3 0h3m3 0h28m22 0h6M0 4h37m20 0h6m14 0h9m49 0h11m3 0h131M0 8h33m18 0h7m75 0h14m10 0h123M0 12h38m13 0h16m55 0h4m10 0h8m5 0h118M0 16h46m3 0h22m48 0h3m3 0h3m9 0h134M0 20h72m51 0h149M3 24h60m6 0h6m49 0h147M4 28h62m61 0h31m4 0h13m4 0h86M4 32h54m61 0h12m9 0h3m4 0h9m14 0h6m4 0h78m10 0h3M4 36h49m66 0h9m27 0h22m5 0h64m7 0h3M6 40h46m76 0h11m25 0h84m6 0h3m7 0h5M11 44h38m70 0h21m23 0h86m9 0h3M12 48h27m3 0h5m71 0h132M14 52h17m15 0h4m64 0h64m3 0h67M21 56h9m82 0h73m10 0h55M23 60h8m7 0h3m70 0h76m11 0h17m5 0h15M25 64h15m72 0h54m4 0h14m17 0h11m10 0h12M35 68h10m66 0h57m3 0h8m23 0h6m18 0h11M41 72h3m68 0h59m32 0h5m23 0h6M44 76h23m48 0h63m27 0h4M51 80h22m44 0h12m4 0h44M50 84h27m61 0h37m50 0h6m9 0h5M48 88h30m59 0h34m56 0h5m5 0h8M48 92h40m50 0h30m62 0h4m5 0h5m3 0h3m6 0h14M47 96h46m47 0h27m99 0h14M49 100h44m48 0h26M51 104h39m52 0h26m93 0h4M52 108h37m51 0h29m6 0h3m75 0h11m6 0h3M57 112h32m51 0h25m7 0h5m73 0h24M58 116h29m54 0h22m9 0h4m68 0h33M58 120h24m60 0h22m8 0h3m66 0h39M57 124h22m64 0h18m81 0h38M57 128h21m67 0h14m84 0h37M56 132h19m71 0h10m88 0h8m10 0h18M55 136h16m196 0h13';
