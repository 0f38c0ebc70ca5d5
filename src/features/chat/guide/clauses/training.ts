import type { ClauseKind } from "./clause-reader.ts";

/**
 * Clauses as people write them, by what they are for: templates with slots in braces, one a line.
 * `npm run guide:train` fills the slots in many ways and misspells some; every fifth template is
 * held back to measure on. Written from people's situations, not from the guide's filters.
 */
export const TRAINING: Readonly<Record<ClauseKind, string>> = {
  background: `
i drive a {vehicle} in {place}
i have been a {job} for {n} years
i work as a {job} at a resort
i am working in a {workplace} now
i have worked at a resort {workplace} for {n} years
i have {n} years of experience in {field}
my job is {job}
i am a {job} by profession
currently working as {job} in {place}
i am a mother of {n}
i have {n} kids and a full time job
single mother with two small children
i am {n} years old
now {age}
i am {age} and married
i just turned {age}
before i am {age}
i live in {place}
we live in {place}
my family is from {place}
i am from {place} and stay with my uncle
my son is from {place} and would come to {place}
my {who} finished grade {grade10} this year
my {who} is in grade {grade10}
my {who} got {n} passes in o level
i just finished o levels with {n} passes
i finished school last year
i only got {n} o level passes
i got {grade} in {subject} and {grade} in {subject}
my a levels are {subject} {grade} and {subject} {grade}
{subject} {grade} , {subject} {grade} and {subject} {grade}
i failed {subject} in o level but got {n} other passes
i failed {subject}
i have {grade} for {subject}
no a levels
i do not have o levels
i left school in grade {n} long ago
i dropped out in grade {n}
i have a {level} in {field}
i already have a {level} in {field} from {inst}
i did a {level} of {field} {n} years ago
i completed my {level} at {inst}
i hold a {level} in {field}
my {who} has a {level} in {field}
i studied {field} in school
i used to study {field} at {inst}
i was a student at {inst}
i graduated from {inst} in {field}
i have a {level} already
i earn {money} a month
my salary is {money}
we do not have much money
my parents cannot pay a lot
my father is a fisherman
my mother is a {job}
my {who} says {field} is too hard
my friends all study {field}
my parents want me to become a {career}
everyone tells me to do {field}
people say {field} has no jobs
my boss told me to get a certificate
my {who} works as a {career}
i am a housewife
i am unemployed since last year
i lost my job in {workplace}
i just had a baby
i came back from abroad
i have been abroad for {n} years
i am a foreigner working in {place}
i am from bangladesh
i cannot leave my island
i have to take care of my parents
i work night shift at the {workplace}
i work from {n} to {n}
i have no experience
i am good at {subject}
i was bad at school
i have ielts {n}
i got {n} in ielts
i am still in school
i will finish grade {grade10} in december
i am waiting for my results
i am retired
i served in the army for {n} years
i run a small guesthouse in {place}
i own a shop in {place}
i am a teacher at {place} school
i teach in a preschool but have no certificate
i am an assistant {job} and have no papers
we moved to {place} last month
my husband works in {place}
my {who} is a {career} in {place}
somebody at the ministry told me about it
i saw it on facebook
i was told that {field} is good
i repair phones at home
i clean rooms in a hotel
i cook at a guesthouse in {place}
i am deaf
i use a wheelchair
for someone who has a {level} in {field}
who has only o levels
because i have to work in the day
since i work during the day
i have three a level passes
i sat for my a levels in {field} stream
i was in the science stream
i did business stream for o level
with {n} passes and {grade} in {subject}`,
  wish: `
i meant {level}
i mean under {money}
no i meant {field}
i meant under {money}
sorry i meant {place}
no more than {money} for a {field} degree
no more than {money}
not more than {money} for {field}
up to {money}
and i want to get a {level} in {field}
i want to study {field}
i want to become a {career}
i want to be a {career}
i dream of becoming a {career}
want something in {field} in the evenings
and want to become a {career}
looking for a {level} in {field}
{level} in {field}
{field} courses
{field} courses in {place}
show me {field} {level}
show {level} courses in {place} please
i like {hobby}
she loves {hobby}
he enjoys {hobby} and {field}
my {who} wants to be a {career}
i would like to do {field}
i am interested in {field}
i am thinking about {field} or {field}
something with {field}
anything in {field}
any {field} course online
a {level} in {field} part time
need a course in {field} under {money}
i need to learn {field}
i can save {money} for studies
i have saved {money}
i have {money} for this
i have only {money}
we can pay {money} in total
and can save maybe {money} for studies
so a start in march would be good
i love {hobby} and {field}
i love {field}
she enjoys {hobby}
i enjoy {hobby}
my passion is {field}
i am crazy about {hobby}
i really like {field}
my dream is {career}
it should be near {place}
the course should be online
it has to be part time
i prefer evenings
i prefer {place}
{level} {field} {place}
for my {who} something in {field}
a {level} for my {who}
within {n} months
shorter than {n} months
less than a year
starting in {n} months
cheap {field} course
cheaper
shorter ones
i need a job fast so {field} maybe
maybe {field}
perhaps {field} or {hobby}
i think {field} is for me
what about a {level}
do you know a {field} course
i wonder if there is {field}
could you show me {field}
tell me about {field} courses
give me {level} in {field}
need {level}
any {level} at {inst}
can pay {money} at most
my budget is {money}
i can only study at night
only on weekends
in the evenings
in {place}
near {place}
online
preferably online
starting in january
the cheapest {field} course
cheapest {level} in {place}
the quickest way to get a job in {field}
find me {field} classes
please find a {level} of {field} for me
i wish to continue to {level}
i want to go further
want to go further
i want to upgrade to a {level}
i would rather do something with {field}
actually i would rather do {field}
what about {field}
how about {level}
and masters
and in {place}
do you have {field}
do they have anything online
do you have anything for {field} in {place}
are there {level} in {field}
is there any {field} course in {place}
which {field} courses are there
what courses are there in {field}
list all {level} in {place}
courses in {place}
i want to work in {field}
i want to work as a {career}
i want a job in {field}
i want to get into {field}
i want to change to {field}
i plan to study {field} next year
planning to do my {level} in {field}
hoping to study {field} in {place}
thinking of doing {field}
for my {who} a {level} in {field}
a course for my {who} in {field}
help my {who} find a {field} course
at {inst}
{field} at {inst}
at {inst} a {level}
{inst} {field} courses
short course in {field}
short courses for {career}
weekend classes in {field}
i love {hobby} and computers
i like working with people
i like helping people
i like teaching small kids
i want to help people
i want to earn more
i want to learn to {hobby}
i want to start my own business
open a cafe and need to learn {field}
less than {n} months
within {n} years
taught in english
with the government scheme
free degree in {field}
degree in {field} with scholarship
cheaper ones
the cheapest ones
forget {place}
anywhere is fine
any level is ok
make it {level}
only {level} please
courses without o level
{career} course
{career} training in {place}
study {field} from home
learn {field} online
compare {level} in {field}
how many {level} can i do in {place}
how many {field} courses are there
training as {career}
become {career}`,
  out: `
but not in {place}
not in {place} please
anything but {place}
not online
anything but online
no {field} please
not {field}
except {field}
i hate {field}
i hate blood
but hate blood
i do not want to study {field}
i do not want {level}
i cannot stand {hobby}
without {subject}
i do not like {field}
i do not like {subject}
nothing with {subject}
other than {place}
but no {field}
not at {inst}
anywhere except {place}
i never want to be a {career}
rather not {field}
no night classes`,
  enter: `
can i enter {field}
can i still study {field}
can i enter nursing
can i get into {field}
can i join the {level}
can i apply for {level}
am i eligible for {field}
am i eligible for a {level}
do i qualify
do i qualify for {level} in {field}
is that enough for {field}
is it enough to get in
are my results enough
will they take me
will they accept me for {field}
would i get in
what can i do now
what can i do with these results
what can i study
what can i study with that
what courses can i join
what courses can i do
which courses can i enter
which ones can i get into
where can i apply with this
is there anything for me
is there any course for me
is there something i can join
is it too late
am i too old to study
can somebody like me still study
is it possible to do {field}
is it possible to become a {career}
what are my options
what options do i have
which of these can i enter
can i join the second one
can my {who} join {field}
can he get into {level}
can she do a {level} with this
what can he do
what can she study now
can i do {level} directly
do i have a chance
with this can i study {field}
could i study {field} with these
what level can i start at
what can i take with {n} passes
does my work count
can i use my experience to get in
do i need {subject} for {field}
what comes next for me
what next
what should i do next
where can i go from here`,
  path: `
how do i get there
how do i get there from o levels
how do i become a {career}
how can i become a {career}
how to become {career}
what is the way to become a {career}
which path leads to {career}
what are the steps to become a {career}
how long does it take to become a {career}
what path should i take to be a {career}
show me the path to {level}
from o levels to a {level}
how do i go from {level} to {level}
steps to get a {level} in {field}
how many years until i am a {career}
how can my {who} become a {career}
what do i have to study to be a {career}
how do i reach {level}
the way from here to a {level}
road to becoming {career}`,
  decide: `
which one should i take
so which one should i take
which one is better
which is better for me
which would you choose
what do you recommend of these
which one do you suggest
which of them is best
what would you do
help me decide between them
which one is the best value
should i take the first or the second
is the first one better
so which one then
which is the best for me`,
  extra: `
which colleges have a hostel
is there a hostel
where would i stay
do they have accommodation
do any institutions give scholarships
is there a bursary
is there any financial help
do they help poor families
do students from islands get help
are there bursaries for island students
do they have a library
are classes recorded
do they teach after isha
can i pay by the month
can i pay in installments
is there child care
do they give lunch
do they find you a job after
are there separate classes for women
do i need a laptop
does the college have a {thing}
which college has a {thing}
is there a {thing} at {inst}
do they have a {thing}
tell me about hostels
what about accommodation
scholarships for poor families
does {inst} have boarding
can i get travel money
is there a training hotel
do they have a simulator`,
  question: `
what does it cost
how much is it
how much does the second one cost
when does it start
when do they start
what do i need for the second one
what are the entry requirements
how do i join
how do i apply
how do i apply for it
where do i apply
how long is it
how long does it take
is it online
where is it
what is the address
what is their phone number
who gives the certificate
is it approved by mqa
what are the fees of the first one
which is cheapest
which is the shortest
tell me about {inst}
tell me more about the first one
is {inst} any good for {field}
can i study at {inst} from here
what does {inst} teach
compare the first two
compare them
compare these
compare the two cheapest {field} diplomas
what is a {level}
what is level {n}
what is the difference between {level} and {level}
is {level} higher than {level}
how does the first degree scheme work
will the government pay for it
will the government pay a second one
who can get the scheme
can i get a degree for free
how do i compare courses
how do i save courses
can i print the results
how do i register
what are the modules
what jobs can i get after
what job can i do with it
is there an exam
which institutions are there
which institutions are in {place}
which schools are in {place}
what colleges does {place} have
is a {level} higher than a {level}
which is higher {level} or {level}
is {inst} good
how good is {inst}
is {inst} a good college for {field}
what is a good college for {field}
compare the {n} of them
compare {n} and {n}
when does the second one start
and when do they start
where is the campus
is the degree free
is {field} free at {inst}
which colleges are in {place}
who offers {field}
do they have a website
what is mqa
in which language is it taught
what should i study
i do not know what to study
i have no idea what to choose`,
  talk: `
you are {rude}
you are {rude} {rude} bot
{rude} bot
you {rude} machine
this bot is {rude}
this is {rude}
what a {rude} guide
i am so confused
i am a bit lost
this site is useless
you do not understand anything
you are dumb
hello
hi
good morning
hi there
thanks
thank you so much
ok thanks
bye
please help me
please help
i need help
can you help me
i need some advice
i have a question
i am confused
ok
yes
no
sure
hope you can help
sorry for my english
you are useless
you are a stupid bot
this is bad
what a useless site
shut up
lol
haha
who are you
are you a robot
i am so tired of this
thank you for your time
sorry to bother you
dear sir
assalaam alaikum
kihineh
i hope you are well
let me know
just asking
never mind`,
};

/** What the slots of templates may hold, separated by bars. */
export const SLOTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    field:
      "nursing|business|accounting|law|it|computers|tourism|hospitality|teaching|engineering|psychology|design|islamic studies|marine biology|human resources|marketing|electrical|hairdressing|cooking|early childhood|aviation|agriculture|finance|journalism|health|construction|arabic|diving|management|social work",
    career:
      "nurse|teacher|lawyer|pilot|chef|doctor|accountant|manager|engineer|programmer|midwife|tour guide|police officer|electrician|designer|captain|imam|psychologist|journalist|vet|pharmacist|architect|hotel manager|dive instructor|mechanic",
    job: "receptionist|waiter|driver|clerk|cleaner|security guard|cashier|carpenter|nurse|teacher|chef|secretary|fisherman|electrician|salesman|bartender|plumber|mechanic|care worker|cook|boat captain|hairdresser|accountant|police officer|technician",
    vehicle: "taxi|lorry|bus|pickup|dhoni|speedboat|truck|van",
    workplace:
      "reception|kitchen|bank|shop|hospital|health centre|office|restaurant|airport|port|school|pharmacy|garage|spa|council|construction site|front office|laundry",
    place:
      "male|addu|hithadhoo|fuvahmulah|kulhudhuffushi|hulhumale|laamu atoll|thinadhoo|gan|maafushi|baa atoll|naifaru|ungoofaaru|meedhoo|fonadhoo|eydhafushi",
    level:
      "diploma|degree|bachelors|masters|certificate 3|certificate 4|advanced diploma|phd|certificate|postgraduate diploma|foundation|level 5|level 7|bachelor degree|diplomas",
    inst: "villa college|mnu|university of the atolls|dhoani|fathis|kula|hisaab|the polytechnic|harvard|dhekunu college|ium|thundi school",
    who: "son|daughter|brother|sister|wife|husband|cousin|uncle|friend|nephew|niece|mother|father",
    subject:
      "maths|english|biology|chemistry|physics|economics|accounting|business|islam|dhivehi|science|art|computer science|history",
    grade: "a|b|c|d|e|a*",
    grade10: "9|10|12",
    hobby:
      "drawing|music|cooking|diving|gaming|cars|animals|photography|swimming|football|children|fixing things|writing|baking|sewing|fishing|numbers",
    n: "2|3|4|5|6|7|8|10|12|two|three|five|six",
    age: "17|18|19|22|26|30|34|41|45|52|thirty|forty",
    money: "5000|9000|12000 rufiyaa|mvr 20000|30k|30000|50 thousand|mvr 45000|15000",
    rude: "useless|stupid|dumb|an idiot|rubbish|bad|terrible|the worst|crap|slow",
    thing: "hostel|library|pool|workshop|laboratory|studio|simulator|canteen|training kitchen",
  }),
);
