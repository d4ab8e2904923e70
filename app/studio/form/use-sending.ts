import { useNavigation } from 'react-router';

/** A form is being sent: prevents sending it twice. */
export const useSending = (): boolean => useNavigation().formMethod === 'POST';
