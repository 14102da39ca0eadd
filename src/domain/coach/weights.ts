export const RANKING: readonly number[] = [];
