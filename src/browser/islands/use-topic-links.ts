import { useEffect, useEffectEvent } from 'react';
import { isTopic, type Topic } from '../../core/topics.ts';

/**
 * Answers links of this page that name a topic. Followed as links they would load the page again, without what was typed.
 * @param choose takes the topic
 */
export function useTopicLinks(choose: (topic: Topic) => void): void {
  const onChoose = useEffectEvent(choose);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      const link = target instanceof Element && target.closest('a');
      // With a key held down a link opens elsewhere.
      if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
      const { pathname, searchParams } = new URL(link.href, location.href);
      const topic = searchParams.get('topic') ?? '';
      if (pathname !== location.pathname || !isTopic(topic)) return;
      event.preventDefault();
      onChoose(topic);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
