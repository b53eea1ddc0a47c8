// Drawn by scripts/draw-land.ts from Natural Earth 1:110m land, which is in the public domain.
// Made with Natural Earth: naturalearthdata.com. Do not edit by hand.

/**
 * The degrees that the map covers, and the units of its drawing for one degree. A degree of latitude is drawn taller than one
 * of longitude.
 */
export const landFrame = {
  west: -128,
  east: 152,
  south: -36,
  north: 62,
  step: 3.7,
  scale: 1,
  stretch: 1.33,
} as const;

/** Land as lines along parallels of latitude, as SVG path data. */
export const landPath =
  'M0 0h35m13 0h7m23 0h8m47 0h12m4 0h131M0 5h35m15 0h15m74 0h6m7 0h117M0 10h71m49 0h7m18 0h120M1 15h71m51 0h149M4 20h59m9 0h3m51 0h141M4 25h54m62 0h3m3 0h9m3 0h18m12 0h8m3 0h84m6 0h4M4 30h50m65 0h9m20 0h3m4 0h22m4 0h75M6 34h46m76 0h11m25 0h85m5 0h3m7 0h5M11 39h37m71 0h24m5 0h3m12 0h86M14 44h18m85 0h59m3 0h71M20 49h10m83 0h67m15 0h55M23 54h8m80 0h76m11 0h17m5 0h19M26 59h14m72 0h55m3 0h13m18 0h10m11 0h13M37 64h8m66 0h65m27 0h5m18 0h11m12 0h3M42 69h3m7 0h15m46 0h66m25 0h3M51 74h19m47 0h60M50 79h27m61 0h36m51 0h7m8 0h6M47 84h34m56 0h33m58 0h4m5 0h14m8 0h3M47 89h44m49 0h27m64 0h3m14 0h3m13 0h10M49 93h44m48 0h26m73 0h11m15 0h5M51 98h39m52 0h26m93 0h4M53 103h36m51 0h28m6 0h4m74 0h13m4 0h4M58 108h30m53 0h22m9 0h5m72 0h26M58 113h26m58 0h22m7 0h5m66 0h37M57 118h22m64 0h18m81 0h38M56 123h22m67 0h14m84 0h37M56 128h18m73 0h3m93 0h5m15 0h16';
