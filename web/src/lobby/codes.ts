/** The address where a code leads; a whole link may be given as well. */
export const joinPath = (code: string): string => `/join/${encodeURIComponent(code.trim().split("/").at(-1) ?? "")}`;
