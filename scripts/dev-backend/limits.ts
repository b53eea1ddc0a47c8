// Counts tries in a sliding window. A try is counted when it begins, so that a thousand tries at once cannot slip past. It is
// given back if it turns out not to count.

/** A try that was allowed. */
export interface CountedTry {
  allowed: true;
  /** Removes the try from the count, because it succeeded or was no real try. */
  giveBack(): void;
}

/** A try that was refused. */
export interface RefusedTry {
  allowed: false;
  retryAfterSeconds: number;
}

export interface Limiter {
  take(key: string): CountedTry | RefusedTry;
}

/** Creates a limiter that allows `limit` tries of one key within any `windowMs` milliseconds. */
export function createLimiter(limit: number, windowMs: number): Limiter {
  const tries = new Map<string, number[]>();

  return {
    take(key) {
      const now = performance.now();
      const kept = (tries.get(key) ?? []).filter((time) => now - time < windowMs);
      const oldest = kept[0];
      if (oldest !== undefined && kept.length >= limit) {
        return { allowed: false, retryAfterSeconds: Math.ceil((oldest + windowMs - now) / 1000) };
      }
      tries.set(key, [...kept, now]);
      return {
        allowed: true,
        giveBack() {
          const times = tries.get(key) ?? [];
          const index = times.indexOf(now);
          if (index >= 0) tries.set(key, times.toSpliced(index, 1));
        },
      };
    },
  };
}

/** Counts one try at each limiter, or at none of them if one refuses. */
export function takeAll(pairs: ReadonlyArray<readonly [Limiter, string]>): CountedTry | RefusedTry {
  const taken: CountedTry[] = [];
  const giveBack = () => {
    for (const counted of taken) counted.giveBack();
  };
  for (const [limiter, key] of pairs) {
    const result = limiter.take(key);
    if (!result.allowed) {
      giveBack();
      return result;
    }
    taken.push(result);
  }
  return { allowed: true, giveBack };
}
