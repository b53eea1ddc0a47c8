import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to what a form answers, and shows it from its top: the fields that it speaks of follow below it.
 * @param turn changes with each answer
 * @returns the ref of the box of the answer, which may be absent
 */
export function useFocusAnswer(turn: unknown): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer takes the focus, once.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [turn]);
  return box;
}
