/** Events of Cernunos that follow from a deed: the log tells them beside it. */

const NAMES = 'grew burnt repeats reserve_empty';

export const consequences: ReadonlySet<string> = new Set(NAMES.split(' '));
