/**
 * What catalogues call the columns that fill our fields, folded: words of English first, then of
 * Spanish, French, Portuguese, and of Arabic in Latin letters. A key that is no target fails a test.
 */
export const HEADING_WORDS: Readonly<Record<string, string>> = {
  ref: "id, code, course code, course id, programme code, program code, cricos course code, reference, course number, codigo, codigo del curso, code du cours, codigo do curso",
  name: "name, title, course, course name, course title, programme, program, programme name, program name, programme title, degree, qualification name, nombre, nombre del curso, curso, carrera, programa, titulo, titre, intitule, formation, cours, nom, nom du cours, nome, nome do curso, ism, ism al dawra",
  name_dv: "name in dhivehi, dhivehi name, name dv",
  awarding_body:
    "awarding body, awarded by, awarding institution, accredited body, accredited body name, awarding university, certifying body, organismo certificador",
  awarding_body_country: "country of the awarding body, awarding country",
  mqa_approved: "approved, mqa approved, accredited, is approved, aprobado, acreditado",
  duration_text:
    "duration, length, course length, course duration, study period, duration weeks, duration months, duration years, duracion, duree, duracao, mudda",
  duration_months: "months, duration in months",
  duration_remarks: "duration remarks, duration note",
  mnqf_level:
    "level, mnqf level, course level, qualification, qualification level, qualification type, award, award level, nivel, niveau, grado, mustawa",
  credits:
    "credits, credit, credit points, credit hours, ects, cats, creditos, creditos ects, credits ects",
  delivery_modalities:
    "delivery, delivery mode, mode of delivery, modality, delivery method, learning mode, modalidad, modalite, modalidade",
  mode_of_study_text:
    "study mode, mode of study, mode, attendance, attendance mode, study type, session, jornada, dedicacion, regimen, rythme, turno",
  intakes:
    "intake, intakes, start, start date, starts, starting date, commencement, start dates, semester start, inicio, fecha de inicio, date de debut, rentree, data de inicio",
  languages:
    "language, languages, medium, medium of instruction, language of instruction, course language, teaching language, idioma, idiomas, langue, langue d enseignement, lingua, lugha",
  categories:
    "category, categories, field, field of study, subject, subjects, subjects name, subject area, discipline, faculty area, area of study, field of education 1 broad field, area, area de estudio, domaine, categoria, area de estudo",
  campuses: "campus, campuses, location, locations, site, venue, place, sede, lieu, centro, polo",
  fee_text: "fee in words, fee text, fee details, cost details",
  fee_1_start:
    "fee, fees, price, cost, tuition, tuition fee, tuition fees, course fee, total fee, total cost, amount, fees uk, fee amount, precio, costo, coste, matricula, prix, frais, tarif, cout, preco, mensalidade, taxa, rusum",
  fee_2_start:
    "non tuition fee, registration fee, admission fee, application fee, fees international, international fee, inscripcion, frais d inscription, other fees",
  fee_1_currency: "currency, fee currency, moneda, devise, moeda",
  fee_1_remarks: "fee remarks, fee note, fee notes",
  admission_general_requirements:
    "entry requirements, requirements, admission requirements, general requirements, prerequisites, eligibility, entry criteria, admission criteria, other requirements, requisitos, requisitos de admision, conditions d admission, prerequis, requisitos de ingresso",
  admission_alternative_requirements:
    "alternative requirements, alternative entry, additional gcse equivalencies, alternative pathways",
  admission_language_requirements:
    "language requirements, english requirements, english language requirements, requisitos de idioma",
  modules:
    "modules, subjects taught, units, curriculum, syllabus, course content, course structure, semesters modules name, plan de estudios, asignaturas, programme detaille, disciplinas, how school placements work",
  study_options: "study options, options",
  indicative_class_timings:
    "class timings, timetable, timing, class times, schedule, horario, horaires",
  careers:
    "careers, career opportunities, career, career outcomes, jobs, salidas profesionales, debouches",
  general_notes:
    "about, about course, about the course, description, course description, summary, overview of the course, notes, remarks, general notes, comments, descripcion, observaciones, descricao",
  institution:
    "institution code, institution ref, institution id, institute id, provider code, provider id, cricos provider code, training provider code, school code",
  "institution.name":
    "institution, institution name, institute, institute name, provider, provider name, training provider, training provider name, university, university name, college, college name, school, school name, organisation, organization, institucion, universidad, centro educativo, etablissement, universite, ecole, instituicao, faculdade, jamia, jaamia",
  "institution.overview":
    "about the institution, institution overview, train with us, institution description",
  "institution.logo_url": "logo, logo url, institution logo",
  "campus.phone":
    "phone, telephone, tel, phone number, contact telephone, telefono, telefone, hatif",
  "campus.email":
    "email, e mail, mail, email address, contact email, correo, correo electronico, courriel",
  "campus.link_website":
    "website, web, web page, web pages, url, homepage, site web, contact website, sitio web, pagina web",
  "campus.address_line1":
    "address, street, address line 1, address address line1, direccion, adresse, endereco",
  "campus.address_line2": "address line 2, address address line2",
  "campus.island_city": "city, town, island, address town, ciudad, ville, cidade",
  "campus.country": "country, pais, pays",
  approval_status: "approval status, approval state",
  gov_first_degree_text:
    "first degree scheme, government first degree scheme, grant scheme, scholarship scheme, funding scheme",
};
