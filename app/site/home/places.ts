/** The names of the places that home has for pictures. */
export const skillingPlace = (id: string) => `skilling-${id}`;
export const infrastructurePlace = (id: string) => `infrastructure-${id}`;
