import fc from "fast-check";

// Equal code gives equal results: what is not changed cannot fail by chance. PROPERTY_SEED=random
// looks for cases that nobody has seen yet.
const { PROPERTY_SEED = "20261101" } = process.env;
if (PROPERTY_SEED !== "random") fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
