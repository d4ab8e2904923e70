export { describedBy, FieldNotes } from '../kit/field.tsx';
