import { hash, type Options, verify } from "@node-rs/argon2";

/** What one hash costs. */
export interface HashCost {
  /** Memory in KiB. */
  memoryCost: number;
  /** Passes over it. */
  timeCost: number;
}

/** What the OWASP Password Storage Cheat Sheet asks of Argon2id at least: 19 MiB, 2 passes, 1 lane. */
export const RECOMMENDED_COST: HashCost = { memoryCost: 19_456, timeCost: 2 };

/** Argon2id of the package's own enumeration, which exists for the compiler only. */
const ARGON2ID = 2 satisfies Options["algorithm"];

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /**
   * True where the password is the one behind the hash. Without a hash it does the same work and
   * gives false, so that an answer takes as long where there is no account.
   */
  matches(hash: string | null, password: string): Promise<boolean>;
}

/** Argon2id, off the main thread. The same letters in another Unicode form are the same password. */
export async function createPasswordHashing(cost: HashCost): Promise<PasswordHashing> {
  const options: Options = { ...cost, parallelism: 1, algorithm: ARGON2ID };
  const hashOf = (password: string) => hash(password.normalize("NFKC"), options);
  const nobody = await hashOf("");
  return {
    hash: hashOf,
    matches: async (known, password) => {
      const isRight = await verify(known ?? nobody, password.normalize("NFKC"));
      return isRight && known !== null;
    },
  };
}
