// Drawn by scripts/draw-land.ts from Natural Earth 1:110m land, which is in the public domain.
// Made with Natural Earth: naturalearthdata.com. Do not edit by hand.

/** Degrees that the map covers, and units of its drawing to a degree; latitudes are drawn taller. */
export const landFrame = {
  west: -128,
  east: 152,
  south: -36,
  north: 66,
  step: 3.7,
  scale: 1,
  stretch: 1.33,
} as const;

/** Land as lines along parallels of latitude, as SVG path data. */
export const landPath =
  'M42 0h12m12 0h8m18 0h12m3 0h3m3 0h28m22 0h6M0 5h35m13 0h7m4 0h3m16 0h7m48 0h13m3 0h131M0 10h35m15 0h15m69 0h11m6 0h118M0 15h46m3 0h21m50 0h7m10 0h3m8 0h115M0 20h72m52 0h147M4 25h59m9 0h3m50 0h142M4 30h54m68 0h15m3 0h13m10 0h8m4 0h84m6 0h4M4 34h50m65 0h9m15 0h9m3 0h23m3 0h75M6 39h46m77 0h10m18 0h92m5 0h3m7 0h5M11 44h37m71 0h23m21 0h86M13 49h20m84 0h59m3 0h71M16 54h15m82 0h67m8 0h59M23 59h7m81 0h76m11 0h18m4 0h20M26 64h14m72 0h54m4 0h14m17 0h10m11 0h13M36 69h9m66 0h66m26 0h5m18 0h11M42 74h3m7 0h15m46 0h66m25 0h4m24 0h3m12 0h6M50 79h20m47 0h60M50 84h27m61 0h37m50 0h6m10 0h4M48 89h32m57 0h33m58 0h3m6 0h11M47 93h43m49 0h29m63 0h3m14 0h3m12 0h10M49 98h44m48 0h26m71 0h5m23 0h10M51 103h40m51 0h26M53 108h36m51 0h28m7 0h3m75 0h11m6 0h3M58 113h30m53 0h23m8 0h5m72 0h26M58 118h28m56 0h22m7 0h5m66 0h37M57 123h22m64 0h18m80 0h39M57 128h21m67 0h14m84 0h37M56 133h19m71 0h8m89 0h8m12 0h16';
