import { useNavigation } from 'react-router';

/** A form is on its way: nothing is sent twice. */
export const useSending = (): boolean => useNavigation().formMethod === 'POST';
