import { useState } from 'react';
import { useNavigation } from 'react-router';
import { useWords } from '#app/words/words.ts';

/** Which button's answer is awaited: until it is there and the page with it. */
export function usePressed(): 'publish' | 'other' | undefined {
  const { state, formData } = useNavigation();
  if (state === 'idle' || !formData) return undefined;
  return formData.get('intent') === 'publish' ? 'publish' : 'other';
}

/** A wall clock's day and time in words, if it is still to come. */
export function useMoment(wall: string): string | undefined {
  const { dates } = useWords();
  const [now] = useState(Date.now);
  const moment = new Date(`${wall}:00+05:30`);
  return moment.getTime() > now ? dates.moment(moment.toISOString()) : undefined;
}
