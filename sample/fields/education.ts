import type { Field } from "../programme.ts";

export const education: Field = {
  name: "Education and Teaching",
  related: "teaching or education",
  common: `Foundations of Education; Child and Adolescent Development; Curriculum of the Maldives;
    Classroom Management; Assessment for Learning; Teaching with Technology; Inclusive Classrooms;
    Educational Psychology`,
  requirement: "A police clearance report and two references from a school or employer",
  placement: "Includes supervised teaching practice in a partner school each year.",
  notes: `Teaching practice may be done on the student's home island where a partner school agrees.;
    Teachers in service may study part-time during school holidays.; A teaching practice allowance
    may be available from the school.`,
  feeFactor: 0.85,
  subjects: [
    {
      title: "Early Childhood Education",
      categories: ["Early Childhood Education"],
      degree: "Education",
      modules: `How Young Children Learn; Play and Learning; Health, Safety and Nutrition; Storytelling in
        Dhivehi and English; Art, Music and Movement; Early Mathematics; Observing Children;
        Working with Families; Early Language and Literacy; Outdoor and Nature Play; Leading a
        Preschool; Early Intervention`,
      advanced: `Theories of Early Learning; Early Childhood Policy; Quality in Early Years Settings;
        Language and Literacy Research; Family and Community Partnerships; Leading Early Years
        Practice`,
      careers: `Preschool assistant; Daycare worker; Preschool teacher; Foundation stage teacher;
        Preschool principal; Early years adviser`,
      dv: "ކުޑަކުދިންގެ ތަޢުލީމު",
      offers: {
        fathis: ["C3", "C4", "D", "AD", "B", "M"],
        atolls: ["BH"],
        thiladhunmathi: ["C4"],
        dhathuru: ["C4"],
      },
      named: [
        [
          "fathis",
          "S",
          "Reading Aloud to Under-Fives",
          "Choosing books; Voices, pauses and pictures; Songs and rhymes in Dhivehi; Making a reading corner",
        ],
      ],
    },
    {
      title: "Primary Teaching",
      categories: ["Primary Teaching"],
      degree: "Education",
      modules: `Teaching Reading and Writing; Teaching Mathematics in Key Stages 1 and 2; Teaching Primary
        Science; Teaching Social Studies; Lesson Planning; Children's Literature; Creative Arts in
        the Primary School; Physical Education for Primary Teachers; Teaching Practice I; Teaching
        Practice II; Multigrade Teaching in Small Schools; Reflective Teaching`,
      advanced: `Child Development and Learning; Literacy in the Early Grades; Mathematics in the Primary
        School; Curriculum and Assessment; Inclusive Classrooms; School-based Enquiry`,
      careers: `Teaching assistant; Relief teacher; Primary teacher; Leading teacher; Head of key stage`,
      offers: { fathis: ["C4", "D", "AD", "BH", "PD"], atolls: ["D", "BH"] },
      named: [
        [
          "fathis",
          "B",
          "Bachelor of Teaching (Primary): Islam, Dhivehi and Quran",
          "Aqidah and Fiqh for Primary Teachers; The Prophet's Life for Children; Quran and Tajweed; Teaching Quran Reading; Thaana and Spelling; Dhivehi Grammar; Teaching Dhivehi Reading; Children's Stories and Rhymes; Methods of Teaching Islam; Islamic Character; Teaching Practice I; Teaching Practice II",
        ],
        ["atolls", "M", "Master of Teaching (Primary)"],
      ],
    },
    {
      title: "Secondary Teaching",
      categories: ["Secondary Teaching"],
      degree: "Education",
      modules: `Teaching Your Subject; Lesson Design for Lower Secondary; Adolescent Learners; Marking and
        Feedback; Preparing Students for O Level; Language across the Curriculum; Practical Work
        and Fieldwork; Teaching Practice I; Teaching Practice II; Action Research in the
        Classroom; Pastoral Care; Subject Specialisation`,
      advanced: `Learning Theory and Practice; Curriculum and Assessment Design; Subject Pedagogy; Teaching
        Diverse Learners; School-based Enquiry`,
      careers: `Relief teacher; Secondary teacher; Head of department; Curriculum developer; Deputy
        principal`,
      offers: { atolls: ["PD"], fathis: ["PD"] },
      named: [
        [
          "fathis",
          "BH",
          "Bachelor of Education (Hons) in Secondary Mathematics",
          "Algebra; Calculus; Geometry; Statistics for Teachers; Problem Solving; Teaching Algebra; Teaching Geometry; Technology in Mathematics Teaching; History of Mathematics; Adolescent Learners; Teaching Practice I; Teaching Practice II",
        ],
        [
          "fathis",
          "BH",
          "Bachelor of Education (Hons) in Secondary English",
          "English Grammar for Teachers; Reading Fiction and Poetry; Academic and Creative Writing; Linguistics; Teaching Literature; Teaching Writing; Teaching Listening and Speaking; Drama in the Classroom; Language Testing; Adolescent Learners; Teaching Practice I; Teaching Practice II",
        ],
        [
          "atolls",
          "BH",
          "Bachelor of Education (Secondary): Biology and Chemistry",
          "Cell Biology and Genetics; Ecology of Islands; Human Biology; General Chemistry; Organic Chemistry; Physical Chemistry; Laboratory Work in Schools; Teaching Biology; Teaching Chemistry; Adolescent Learners; Teaching Practice I; Teaching Practice II",
        ],
        [
          "atolls",
          "BH",
          "Bachelor of Education (Secondary): Economics, Accounting and Business Studies",
          "Microeconomics; Macroeconomics; Economy of the Maldives; Financial Accounting; Cost Accounting; Business Organisation; Marketing; Teaching Economics; Teaching Accounting and Business; Adolescent Learners; Teaching Practice I; Teaching Practice II",
        ],
        ["fathis", "M", "Master of Teaching (Secondary)"],
        ["dhathuru", "PD", "Postgraduate Diploma in Education (Secondary) by Distance"],
      ],
    },
    {
      title: "Special and Inclusive Education",
      categories: ["Special and Inclusive Education"],
      degree: "Education",
      modules: `Understanding Disability; Inclusion Policy in the Maldives; Learning Difficulties; Autism
        in the Classroom; Sign Language Basics; Individual Education Plans; Behaviour Support;
        Assistive Technology; Working with Therapists and Families; Gifted Learners; Transition to
        Work; Practicum in a Special Education Needs Unit`,
      advanced: `Perspectives on Inclusion; Assessment of Learning Needs; Autism Spectrum: Research and
        Practice; Literacy Difficulties; Leading Inclusive Schools`,
      careers: `Special needs teaching assistant; Learning support teacher; Special education teacher;
        Inclusion coordinator; Special education adviser`,
      offers: { fathis: ["C4", "D", "BH", "M"], atolls: ["AD"], dhekunu: ["C4"] },
      named: [
        [
          "fathis",
          "S",
          "Autism: A First Course for Parents and Teachers",
          "What autism is; Sensory needs; Talking without words; A calm day at home and in class",
        ],
        ["thiladhunmathi", "S", "Dhivehi Sign Language for Beginners"],
      ],
    },
    {
      title: "Teaching Islam",
      categories: ["Teaching Islam and Dhivehi", "Tafsir and Hadith"],
      modules: `Foundations of Islamic Education; Quran and Tajweed for Teachers; Teaching Aqidah;
        Teaching Fiqh of Worship; The Prophet's Life as Curriculum; Hadith for the Classroom;
        Islamic Character and Values; Methods of Teaching Islam; Islamic History; Teaching
        Practice I; Teaching Practice II; Contemporary Issues for Young Muslims`,
      careers: `Relief teacher of Islam; Teacher of Islam; Leading teacher; Head of department; Curriculum
        developer`,
      languages: ["Dhivehi", "Arabic"],
      dv: "އިސްލާމްދީން ކިޔަވައިދިނުން",
      offers: { misraab: ["C4", "D", "AD", "B"], fathis: ["D", "BH"], atolls: ["BH"] },
    },
    {
      title: "Teaching Dhivehi",
      categories: ["Teaching Islam and Dhivehi", "Dhivehi Language and Literature"],
      modules: `Thaana and Orthography; Dhivehi Grammar; Teaching Beginners to Read; Dhivehi Poetry and
        Prose; Writing Skills; Oral Tradition and Folk Tales; Dhivehi Teaching Methods; Making
        Dhivehi Readers; Dialects of the Atolls; Assessment in Dhivehi; Teaching Practice`,
      careers: `Relief teacher of Dhivehi; Dhivehi teacher; Leading teacher; Textbook writer; Language
        officer`,
      languages: ["Dhivehi"],
      dv: "ދިވެހި ބަސް ކިޔަވައިދިނުން",
      offers: { fathis: ["C4", "D", "BH"], atolls: ["BH"], misraab: ["D"] },
    },
    {
      title: "Teaching Quran",
      categories: ["Teaching Islam and Dhivehi", "Quran Recitation"],
      modules: `Makharij: Where the Letters Are Formed; Rules of Tajweed; Recitation before a Teacher;
        Memorisation of Juz' Amma; Methods of Teaching Quran to Children; Teaching Adults to Read;
        Introduction to Tafsir; Managing a Quran Class; Assessment of Recitation; Sciences of the
        Quran; Teaching Practice`,
      careers: `Quran class helper; Quran teacher; Quran teacher in a government school; Head of a Quran
        centre`,
      languages: ["Dhivehi", "Arabic"],
      dv: "ޤުރުއާން ކިޔަވައިދިނުން",
      offers: { misraab: ["C3", "C4", "D", "AD"], fathis: ["C4"], thiladhunmathi: ["C3"] },
      named: [["misraab", "B", "Bachelor of Teaching Quran"]],
    },
    {
      title: "Educational Leadership",
      categories: ["Educational Leadership"],
      modules: `The Work of a School Leader; Supervision of Teaching; School Self-Evaluation; School
        Finance and Resources; Parents and Community; Education Law and Policy; Data for School
        Improvement`,
      advanced: `Leadership for Learning; Leading School Change; Education Policy in Small States; Managing
        School Resources; Instructional Supervision; Evaluation and Accountability`,
      careers: `Leading teacher; Deputy principal; Principal; Education officer; Director of education`,
      degree: "Education",
      offers: { fathis: ["D", "PC", "M"], atolls: ["M"] },
      named: [
        ["atolls", "P", "Doctor of Philosophy in Education"],
        ["dhathuru", "M", "Master of Education (Leadership and Administration)"],
      ],
    },
    {
      title: "Teaching in Higher and Vocational Education",
      categories: ["Educational Leadership", "Secondary Teaching"],
      modules: `How Adults Learn; Planning a Training Session; Demonstrating Practical Skills;
        Competency-based Assessment; Training Materials; Online Tutoring`,
      advanced: `Learning and Teaching in Higher Education; Designing Courses and Assessments; Supervising
        Student Research; Blended and Online Teaching`,
      careers: "Workplace trainer; Vocational instructor; Assessor; Lecturer; Training manager",
      offers: { atolls: ["PC"] },
      named: [
        ["dhoani", "C4", "Certificate IV in Training and Assessment"],
        [
          "dhathuru",
          "S",
          "Teaching Online: From Slides to Conversation",
          "Planning an online session; Cameras, voices and silence; Activities for slow connections; Marking with comments",
        ],
        ["fathis", "S", "Teachers' Toolkit: Planning with the National Curriculum"],
      ],
    },
  ],
};
