/** Points printed on the goal cards: three on these, two on all others. */
const THREE = new Set(["O01", "O02", "O03", "O04", "O09", "O12", "O15"]);

export const goalPoints = (id: string): number => (THREE.has(id.toUpperCase()) ? 3 : 2);
